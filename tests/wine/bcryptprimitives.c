/* Wine before 8.13 lacks this library, which every Rust program asks for its chance: the same from the one that it
 * has. For the tests under Wine alone; every Windows has its own. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
