/* Another program of Windows at the clipboard: `clipboard put FILE` lays the file's text there (UTF-16), `clipboard get
 * FILE` writes the text that lies there. Ends with 1 where it cannot. */
#include <stdio.h>
#include <windows.h>

int wmain(int count, wchar_t **arguments)
{
    HWND owner = CreateWindowA("STATIC", "", 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL);
    int tries = 0;

    if (count != 3) return 1;
    while (!OpenClipboard(owner)) {
        if (++tries == 50) return 1;
        Sleep(20);
    }
    if (arguments[1][0] == 'g') {
        HANDLE text = GetClipboardData(CF_UNICODETEXT);
        FILE *file = _wfopen(arguments[2], L"wb");
        wchar_t *signs = text ? GlobalLock(text) : NULL;
        if (!signs || !file) return 1;
        fwrite(signs, sizeof *signs, wcslen(signs), file);
        fclose(file);
    } else {
        FILE *file = _wfopen(arguments[2], L"rb");
        HANDLE text = GlobalAlloc(GMEM_MOVEABLE | GMEM_ZEROINIT, 1 << 20);
        if (!file) return 1;
        fread(GlobalLock(text), 1, (1 << 20) - 2, file);
        fclose(file);
        GlobalUnlock(text);
        EmptyClipboard();
        if (!SetClipboardData(CF_UNICODETEXT, text)) return 1;
    }
    CloseClipboard();
    return 0;
}
