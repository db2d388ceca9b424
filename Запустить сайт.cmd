@echo off
rem Starts the site by a double click on Windows.
rem Texts are kept in UTF-8 files: cmd reads this file in the code page of the console.
setlocal disabledelayedexpansion
chcp 65001 >nul
pushd "%~dp0"
if not exist tools\studio\start\start.cjs goto packed

set "node="
for %%f in (node.exe) do set "node=%%~$PATH:f"
if not defined node if exist "%ProgramFiles%\nodejs\node.exe" set "node=%ProgramFiles%\nodejs\node.exe"
if not defined node if exist "%LOCALAPPDATA%\Programs\nodejs\node.exe" set "node=%LOCALAPPDATA%\Programs\nodejs\node.exe"
if not defined node goto missing
rem npm lies beside it.
for %%f in ("%node%") do set "PATH=%%~dpf;%PATH%"

"%node%" tools\studio\start\start.cjs
if not errorlevel 1 exit /b 0
pause >nul
exit /b 1

:missing
type tools\studio\start\no-node.txt
pause >nul
exit /b 1

rem Explorer runs a file of an archive from a temporary folder that has only this file.
:packed
echo Сначала распакуйте архив: правой кнопкой по нему, «Извлечь все». Потом запустите этот файл из распакованной папки.
pause >nul
exit /b 1
