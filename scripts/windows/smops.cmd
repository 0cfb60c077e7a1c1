@echo off
rem smops on Windows. A double-click starts the server and opens the dashboard in the browser; with words behind it,
rem as in "smops analyze comments.json --var banjir", it runs that command.
setlocal
set "_PROGRAM=%~dp0node_modules\smops\cli\bin\smops.mjs"
if not exist "%_PROGRAM%" goto incomplete
if not "%~1"=="" goto command

title smops
"%~dp0node.exe" "%_PROGRAM%" serve --open
set "_CODE=%ERRORLEVEL%"
rem 130 and 143: it was told to stop.
if "%_CODE%"=="0" exit /b 0
if "%_CODE%"=="130" exit /b 130
if "%_CODE%"=="143" exit /b 143
echo.
pause
exit /b %_CODE%

:command
"%~dp0node.exe" "%_PROGRAM%" %*
exit /b %ERRORLEVEL%

:incomplete
echo smops is not complete here. Extract the whole zip file to a folder first ("Extract All"), then open smops.cmd there.
pause
exit /b 1
