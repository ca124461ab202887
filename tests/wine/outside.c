/* A program of this machine under a Windows name, for tests under Wine that have another program look at a file:
 * python3.exe is this, and has `outside` beside it run python3 with the same arguments. Wine gives no handle of such a
 * process and lets it read from no pipe and write into none: what it is given stands in a file, and so does what it
 * writes, in which how it ended comes last: a zero byte, a digit. */
#include <string.h>
#include <windows.h>

static char said[1 << 25];

int main(void)
{
    char self[MAX_PATH], folder[MAX_PATH], path[MAX_PATH], given[MAX_PATH], line[32768], *name;
    char *arguments = GetCommandLineA();
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    STARTUPINFOA startup = {.cb = sizeof startup, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION process;
    HANDLE into, from, kept;
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
    GetTempPathA(sizeof folder, folder);
    GetTempFileNameA(folder, "in", 0, given);
    kept = CreateFileA(given, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    while (ReadFile(GetStdHandle(STD_INPUT_HANDLE), said, sizeof said, &count, NULL) && count) WriteFile(kept, said, count, &all, NULL);
    CloseHandle(kept);
    all = 0;
    wsprintfA(line, "\"%s\\outside\" \"%s\" %s", self, given, name);
    lstrcatA(line, arguments);
    GetTempFileNameA(folder, "out", 0, path);
    into = CreateFileA(path, GENERIC_WRITE, 7, &inherited, CREATE_ALWAYS, 0, NULL);
    from = CreateFileA(path, GENERIC_READ | DELETE, 7, NULL, OPEN_EXISTING, FILE_FLAG_DELETE_ON_CLOSE, NULL);
    startup.hStdOutput = into;
    startup.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &startup, &process)) return 127;
    while (all < 2 || said[all - 2] || (said[all - 1] != '0' && said[all - 1] != '1')) {
        Sleep(10);
        SetFilePointer(from, 0, NULL, FILE_BEGIN);
        ReadFile(from, said, sizeof said, &all, NULL);
    }
    DeleteFileA(given);
    WriteFile(GetStdHandle(STD_OUTPUT_HANDLE), said, all - 2, &count, NULL);
    return said[all - 1] - '0';
}
