/* A program of this machine under a Windows name, for tests under Wine that have another program look at a file:
 * python3.exe is this, and has `outside` beside it run python3 with the same arguments. Wine gives no handle of such a
 * process and lets it write into no pipe, so it writes a file, in which how it ended comes last: a zero byte, a digit. */
#include <string.h>
#include <windows.h>

static char said[1 << 25];

int main(void)
{
    char self[MAX_PATH], folder[MAX_PATH], path[MAX_PATH], line[32768], *name;
    char *arguments = GetCommandLineA();
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    STARTUPINFOA startup = {.cb = sizeof startup, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION process;
    HANDLE into, from;
    DWORD count = 0, all = 0;

    /* What follows the program's own name. */
    if (*arguments == '"') {
        for (arguments++; *arguments && *arguments != '"'; arguments++) {}
        if (*arguments) arguments++;
    } else {
        while (*arguments && *arguments != ' ') arguments++;
    }
    GetModuleFileNameA(NULL, self, sizeof self);
    name = strrchr(self, '\\');
    *name++ = 0;
    *strrchr(name, '.') = 0;
    wsprintfA(line, "\"%s\\outside\" %s", self, name);
    lstrcatA(line, arguments);
    GetTempPathA(sizeof folder, folder);
    GetTempFileNameA(folder, "out", 0, path);
    into = CreateFileA(path, GENERIC_WRITE, 7, &inherited, CREATE_ALWAYS, 0, NULL);
    from = CreateFileA(path, GENERIC_READ | DELETE, 7, NULL, OPEN_EXISTING, FILE_FLAG_DELETE_ON_CLOSE, NULL);
    startup.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    startup.hStdOutput = into;
    startup.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &startup, &process)) return 127;
    while (all < 2 || said[all - 2] || (said[all - 1] != '0' && said[all - 1] != '1')) {
        Sleep(10);
        SetFilePointer(from, 0, NULL, FILE_BEGIN);
        ReadFile(from, said, sizeof said, &all, NULL);
    }
    WriteFile(GetStdHandle(STD_OUTPUT_HANDLE), said, all - 2, &count, NULL);
    return said[all - 1] - '0';
}
