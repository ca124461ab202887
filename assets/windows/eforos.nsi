; The installer for one user, who needs no administrator's rights: the program with its licences, the start menu,
; and .eforos files that open with a double click. Taken away again it leaves every competition, every copy and
; the user's choices where they are.
; make-installer beside this file gives PROGRAM, VERSION, PAPERS (a folder) and OUT.

; Of 64 bits, as the program is.
Target amd64-unicode
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

Name "$(NAME)"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Eforos"
InstallDirRegKey HKCU "Software\Eforos" "Folder"
BrandingText "Eforos ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Eforos"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Eforos"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "eforos.ico"
!define MUI_UNICON "eforos.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\eforos.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Eforos"
!define KIND "Eforos.Competition"
; The language that was chosen is the uninstaller's, too.
!define MUI_LANGDLL_WINDOWTITLE "Έφορος · Eforos"
!define MUI_LANGDLL_INFO "Γλώσσα · Language · Limba · Llengua · Język"
!define MUI_LANGDLL_REGISTRY_ROOT "HKCU"
!define MUI_LANGDLL_REGISTRY_KEY "Software\Eforos"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where the system speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Greek"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "Catalan"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString NAME ${LANG_ENGLISH} "Eforos"
LangString NAME ${LANG_GREEK} "Έφορος"
LangString NAME ${LANG_ROMANIAN} "Eforos"
LangString NAME ${LANG_CATALAN} "Eforos"
LangString NAME ${LANG_POLISH} "Eforos"

LangString FILE ${LANG_ENGLISH} "Eforos competition"
LangString FILE ${LANG_GREEK} "Αγώνας του Εφόρου"
LangString FILE ${LANG_ROMANIAN} "Concurs Eforos"
LangString FILE ${LANG_CATALAN} "Competició d’Eforos"
LangString FILE ${LANG_POLISH} "Turniej Eforos"

LangString WHAT ${LANG_ENGLISH} "Runs word competitions, from the draw to the signed standings"
LangString WHAT ${LANG_GREEK} "Διεξάγει αγώνες λέξεων, από την κλήρωση έως την υπογεγραμμένη κατάταξη"
LangString WHAT ${LANG_ROMANIAN} "Conduce concursuri de cuvinte, de la tragere la clasamentul semnat"
LangString WHAT ${LANG_CATALAN} "Dirigeix competicions de paraules, del sorteig a la classificació signada"
LangString WHAT ${LANG_POLISH} "Prowadzi turnieje słowne, od losowania do podpisanej klasyfikacji"

LangString OPEN ${LANG_ENGLISH} "Eforos is open. Close its windows and try again."
LangString OPEN ${LANG_GREEK} "Ο Έφορος είναι ανοιχτός. Κλείστε τα παράθυρά του και δοκιμάστε ξανά."
LangString OPEN ${LANG_ROMANIAN} "Eforos este deschis. Închideți-i ferestrele și încercați din nou."
LangString OPEN ${LANG_CATALAN} "Eforos és obert. Tanqueu-ne les finestres i torneu-ho a provar."
LangString OPEN ${LANG_POLISH} "Program Eforos jest otwarty. Zamknij jego okna i spróbuj ponownie."

; A program that runs cannot be written: it is asked for, not killed, for a time may be running in it.
!macro ExpectClosed
    try:
    IfFileExists "$INSTDIR\eforos.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\eforos.exe" a
    IfErrors open
    FileClose $0
    Goto closed
    open:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDRETRY try
    SetErrorLevel 2
    Quit
    closed:
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section
    !insertmacro ExpectClosed
    SetOutPath "$INSTDIR"
    File "/oname=eforos.exe" "${PROGRAM}"
    File /r "${PAPERS}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\eforos.exe" "" "" "" "" "" "$(WHAT)"
    WriteRegStr HKCU "Software\Eforos" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Eforos" "Shortcut" "$SMPROGRAMS\$(NAME).lnk"

    WriteRegStr HKCU "Software\Classes\.eforos" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(FILE)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\eforos.exe,0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\eforos.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(NAME)"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\eforos.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "the authors of Eforos"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0

    ; Who reads this installer in a language reads the program in it, until another is chosen there.
    IfFileExists "$APPDATA\eforos\config\settings.toml" chosen
    StrCpy $0 "en"
    StrCmp $LANGUAGE ${LANG_GREEK} 0 +2
    StrCpy $0 "el"
    StrCmp $LANGUAGE ${LANG_ROMANIAN} 0 +2
    StrCpy $0 "ro"
    StrCmp $LANGUAGE ${LANG_CATALAN} 0 +2
    StrCpy $0 "ca"
    StrCmp $LANGUAGE ${LANG_POLISH} 0 +2
    StrCpy $0 "pl"
    CreateDirectory "$APPDATA\eforos\config"
    FileOpen $1 "$APPDATA\eforos\config\settings.toml" w
    FileWrite $1 'language = "$0"$\n'
    FileClose $1
    chosen:
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Only what was laid there: a competition that somebody keeps in this folder stays, and the folder with it.
Section Uninstall
    !insertmacro ExpectClosed
    ReadRegStr $0 HKCU "Software\Eforos" "Shortcut"
    StrCmp $0 "" +2
    Delete "$0"
    Delete "$INSTDIR\eforos.exe"
    Delete "$INSTDIR\uninstall.exe"
    RMDir /r "$INSTDIR\licences"
    RMDir "$INSTDIR"
    ReadRegStr $0 HKCU "Software\Classes\.eforos" ""
    StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.eforos"
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Eforos"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
