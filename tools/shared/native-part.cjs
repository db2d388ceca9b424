// No TypeScript, because the compiler itself may be what is missing.

/** Next's compiler, sharp, the compiler of the commands, and Node's own words for any other file with machine code. */
const FAILED =
  /Failed to load SWC binary|Could not load the "sharp" module|package "@esbuild\/\S+ could not be found|service is no longer running: spawn|ERR_DLOPEN_FAILED/;

/**
 * Explains an error in Russian if a package's file with machine code was not loaded. Other errors keep their message.
 *
 * @param {unknown} error
 * @returns {string}
 */
exports.explainNativePart = function explainNativePart(error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (!FAILED.test(`${code} ${message}`)) return message;
  const [answer] = message.split(/\nPossible solutions:|\n\n/, 1);
  return `Не загрузилась часть программы, которая лежит в папке node_modules. Чаще всего её удаляет или запирает антивирус: добавьте папку сайта в его исключения, удалите папку node_modules и запустите ещё раз. В Windows может не быть Visual C++, поставьте его: https://aka.ms/vs/17/release/vc_redist.x64.exe
Что ответила система: ${answer}`;
};
