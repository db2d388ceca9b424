import { servedPath } from '../../lib/site-paths';
import { type Hosting, IMPLICIT_TLS_PORT } from '../shared/hosting';

/** The folder of the site is not on the host; `siblings` are the folders that are there. */
export class FolderMissingError extends Error {
  constructor(
    readonly folder: string,
    readonly siblings: readonly string[],
  ) {
    super(`No folder ${folder}`);
  }
}

/** The host takes no file whose name begins with a dot. */
export class DotNamesForbiddenError extends Error {}

/** The host answered SFTP with another key than before. */
export class HostKeyChangedError extends Error {}

/** What libraries put into their errors: FTP a number, Node and SFTP a word or a number. */
type ErrorDetails = { code: string; message: string };

/** True after every error but a broken swap: pages are the old or the new ones, and each is whole. */
const SITE_WORKS = ' Сайт работает, уже отправленное сохранено.';
const LOST = `Связь с хостингом прервалась.${SITE_WORKS} Нажмите «Опубликовать» ещё раз: загрузка продолжится.`;
/** When their disk is full, some servers drop the data connection before they report it. */
const LOST_IN_FILE = `Связь с хостингом прервалась посреди файла: пропал интернет или на хостинге кончилось место.${SITE_WORKS} Нажмите «Опубликовать» ещё раз: загрузка продолжится.`;
const FULL = `На хостинге кончилось место.${SITE_WORKS} Освободите место или смените тариф и опубликуйте ещё раз.`;

const TOO_MUCH =
  'Хостинг прислал слишком много: в папке сайта больше 20 000 файлов, или файл в ней больше 4 МБ, или хостинг неисправен. Проверьте папку в «Настройки» → «Хостинг».';

const NO_RIGHT =
  'Хостинг не даёт писать в эту папку: проверьте папку и права имени, под которым вы входите.';

/** Before the host has answered once, these mean a wrong address; later an outage. */
const UNREACHABLE = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;

const BROKEN_OFF_CODE =
  /^(ECONNRESET|EPIPE|ETIMEDOUT|ERR_NOT_CONNECTED|ERR_STREAM_\w+|ERR_SSL_\w+)$/;

/*
 * A message may name any path of the site, such as «/timeout/index.html», so it is searched for whole phrases.
 */

/** How libraries and servers report that the connection has ended. */
const BROKEN_OFF =
  /connection closed|closed (connection|channel)|client is closed|socket closed|FIN packet|connection reset|reset the connection|unexpected (end|close) event|no SFTP connection|no response from server|not connected/i;

/** How the library of FTP reports an answer or a listing without an end. */
const ENDLESS = /Maximum bytes exceeded|exceeded maximum allowed size/;

/** How libraries report that the host no longer answers. */
const TIMEOUT = /timeout \((control|data) socket\)|timeout when trying|keepalive timeout/i;

const DISK_FULL =
  /no space left|(not enough|insufficient|out of) (disk |storage )?space|disk (is )?full|quota (is |was )?exceeded|(over|exceeded) (disk |storage )?(quota|allocation)|failure writing to local file/i;

/** How libraries report an encryption that Node refuses because it is too weak. */
const OLD_TLS =
  /unsupported protocol|alert protocol version|dh key too small|no protocols available|wrong signature type|legacy sigalg/i;

/** How libraries and servers report that the second connection, for listings and files, does not come about. */
const NO_DATA_CONNECTION =
  /open data connection|build data connection|available transfer strategies/i;

/** How servers ask for the session of the first connection in the second one. */
const WRONG_SESSION = /session reuse|^425 .*not permitted|^522 /i;

const FORBIDDEN = /(permission|access) (is )?denied|not permitted/i;

type SessionState = {
  /** Whether the host has been reached with the same settings before. */
  hasAnswered: boolean;
  /** The path of a file that may be missing, see `swap.ts`. */
  brokenSwap?: string | undefined;
};

/** Says in one Russian line what went wrong between this computer and the host. The line never has the password. */
export function explainHostError(
  error: unknown,
  hosting: Hosting,
  { hasAnswered, brokenSwap }: SessionState,
): string {
  const { code, message } = detailsOf(error);
  const isOutage = hasAnswered && UNREACHABLE.test(code) && !NO_DATA_CONNECTION.test(message);
  const line = isOutage ? LOST : explain(error, hosting);
  if (brokenSwap === undefined) return line;
  const file = brokenSwap.endsWith('.html')
    ? `страница ${servedPath(brokenSwap)}`
    : `файл ${brokenSwap}`;
  return `${line.replace(SITE_WORKS, '')} Сейчас может не открываться ${file}: замена прервалась на полпути. Новая публикация первым делом вернёт прежнее.`;
}

/**
 * Returns what a host says without the password and control characters. This comes before anything is cut or reworded:
 * a half of the password would not be recognised.
 */
export function cleanWords(text: string, { password }: Pick<Hosting, 'password'>): string {
  const masked = password ? text.replaceAll(password, '•••') : text;
  return masked.replace(/\p{Cc}/gu, ' ');
}

function explain(error: unknown, hosting: Hosting): string {
  if (error instanceof FolderMissingError) return explainMissingFolder(error, hosting);
  if (error instanceof HostKeyChangedError) {
    return `Сервер ${hosting.host} представился не тем ключом, что раньше. Если хостинг сообщал о переезде, откройте «Настройки» → «Хостинг» и нажмите «Записать» ещё раз; если нет — сначала спросите хостинг.`;
  }
  if (error instanceof DotNamesForbiddenError) {
    return 'Хостинг не принимает имена с точкой в начале (.htaccess), а без них сайт не загрузить. Выберите SFTP или попросите хостинг разрешить такие имена по FTP.';
  }
  const { code, message } = detailsOf(error);
  const details = { code, message: cleanWords(message, hosting) };
  if (details.code === 'TOO_MUCH' || ENDLESS.test(details.message)) return TOO_MUCH;
  return (
    explainLogin(details, hosting) ??
    explainCertificate(details, hosting) ??
    explainDataConnection(details) ??
    explainConnection(details, hosting) ??
    explainWriting(details) ??
    `Хостинг ответил ошибкой: ${details.message.replace(/\s+/g, ' ').slice(0, 200)}`
  );
}

function detailsOf(error: unknown): ErrorDetails {
  const { code = '', message = String(error) } = error as Partial<ErrorDetails>;
  return { code: String(code), message };
}

function explainMissingFolder({ folder, siblings }: FolderMissingError, hosting: Hosting): string {
  const names = siblings.slice(0, 12).map((name) => cleanWords(name, hosting));
  const there = names.length > 0 ? ` Там есть: ${names.join(', ')}.` : '';
  return `Папки «${folder}» на хостинге нет.${there} Впишите папку сайта в «Настройки» → «Хостинг».`;
}

function explainLogin({ code, message }: ErrorDetails, hosting: Hosting): string | undefined {
  if (hosting.kind === 'ftps' && refusesTls(code, message)) {
    return 'Хостинг не умеет FTPS: выберите SFTP, а если его нет — FTP.';
  }
  if (code === '530' && /encrypt|TLS|SSL|secure/i.test(message)) {
    return 'Хостинг пускает только с шифрованием: выберите FTPS вместо FTP.';
  }
  if (code === '530' || code === 'ERR_BAD_AUTH' || /authentication methods failed/i.test(message)) {
    return `Хостинг не принял имя или пароль.${passwordHint(hosting.password)} Проверьте их в «Настройки» → «Хостинг».`;
  }
  if (/parse privateKey|private key|passphrase|decrypt/i.test(message)) {
    return 'Файл ключа не читается: нужен закрытый ключ OpenSSH, а если у него есть пароль, впишите его в «Пароль».';
  }
  return undefined;
}

/** Servers without TLS do not know its command, or want the login first. */
function refusesTls(code: string, message: string): boolean {
  const isUnknownCommand = ['500', '502', '504', '534'].includes(code);
  return isUnknownCommand
    ? /AUTH|TLS|SSL|command|security/i.test(message)
    : code === '530' && /login with USER and PASS/i.test(message);
}

/** Names the place of a character that is often wrong in a pasted password, and not the character's neighbours. */
function passwordHint(password: string): string {
  const index = [...password].findIndex((character) => /[^!-~]/.test(character));
  if (index < 0) return '';
  const character = [...password][index] ?? '';
  const what = /\p{L}/u.test(character) ? 'не латинская буква' : 'пробел или невидимый знак';
  return ` В пароле на ${index + 1}-м месте ${what}.`;
}

function explainCertificate({ code, message }: ErrorDetails, { host }: Hosting) {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const [, ...names] = message.split('altnames: ');
    const own = names.at(-1)?.replaceAll('DNS:', '').replaceAll('IP Address:', '');
    return `Сертификат хостинга выписан не на ${host}${own ? `, а на ${own}: впишите в «Сервер» это имя` : ''}.`;
  }
  if (code === 'CERT_HAS_EXPIRED') return 'Сертификат хостинга просрочен: напишите хостингу.';
  if (/CERT|SIGNED|ISSUER|VERIFY/.test(code)) {
    return `Сертификату сервера ${host} нельзя верить: он никем не подтверждён. Спросите у хостинга адрес для FTPS или выберите SFTP.`;
  }
  if (OLD_TLS.test(message)) {
    return 'Хостинг шифрует устаревшим способом (TLS 1.0), пароль ему доверить нельзя. Выберите SFTP или попросите хостинг включить TLS 1.2.';
  }
  if (/wrong version number|EPROTO/i.test(code + message)) {
    return 'Хостинг не отвечает по FTPS: проверьте вид подключения и порт.';
  }
  return undefined;
}

function explainDataConnection({ message }: ErrorDetails): string | undefined {
  if (WRONG_SESSION.test(message)) {
    return 'Хостинг ждёт для файлов тот же сеанс шифрования, что и при входе (TLS session reuse), и не узнал его. Выберите SFTP или попросите хостинг снять это требование.';
  }
  return NO_DATA_CONNECTION.test(message)
    ? 'Хостинг принял пароль, но соединение для файлов не открывается: порты пассивного режима закрыты на хостинге, антивирусом или сетью. Выберите SFTP, попробуйте другую сеть или попросите хостинг открыть эти порты.'
    : undefined;
}

function explainConnection({ code, message }: ErrorDetails, { host, port, kind }: Hosting) {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `Сервер ${host} не найден: проверьте адрес и интернет.`;
  }
  if (code === 'ECONNREFUSED') {
    return `Сервер ${host} не принимает ${kind.toUpperCase()} на порту ${port}: проверьте вид подключения и порт.`;
  }
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') {
    return `До сервера ${host} не дойти: проверьте интернет и адрес.`;
  }
  if (code === '421') {
    return 'Хостинг закрыл подключение (слишком много сразу или долго). Подождите минуту и опубликуйте ещё раз: загрузка продолжится.';
  }
  if (/Expected SSH|handshake failed|Unable to exchange|protocol version/i.test(message)) {
    return `На порту ${port} сервера ${host} отвечает не SFTP: проверьте вид подключения и порт.`;
  }
  if (kind === 'ftp' && port === IMPLICIT_TLS_PORT && !/^\d/.test(code)) {
    return `На порту ${port} хостинг отвечает только с шифрованием: выберите FTPS вместо FTP.`;
  }
  if (code === 'ETIMEDOUT' || /timed out/i.test(message) || TIMEOUT.test(message)) {
    return `Сервер ${host} не ответил вовремя. Проверьте интернет, вид подключения и порт, потом опубликуйте ещё раз: загрузка продолжится.`;
  }
  return explainLostConnection({ code, message });
}

function explainLostConnection(details: ErrorDetails): string | undefined {
  if (!hasBrokenOff(details)) return undefined;
  return details.message.includes('data socket') ? LOST_IN_FILE : LOST;
}

function hasBrokenOff({ code, message }: ErrorDetails): boolean {
  return BROKEN_OFF_CODE.test(code) || BROKEN_OFF.test(message) || TIMEOUT.test(message);
}

/**
 * True when the connection broke off or fell silent, and a new one may go on.
 *
 * @param hasAnswered whether the host has been reached with the same settings before
 */
export function isLostConnection(error: unknown, hasAnswered: boolean): boolean {
  const details = detailsOf(error);
  if (OLD_TLS.test(details.message)) return false;
  // A server that has too many connections (421) may still count those that were lost.
  const isOutage = UNREACHABLE.test(details.code) || details.code === '421';
  return hasBrokenOff(details) || (hasAnswered && isOutage);
}

/** True for an answer that says that there is no more room on the host. */
export function isDiskFull({ message }: Error): boolean {
  return DISK_FULL.test(message);
}

function explainWriting({ code, message }: ErrorDetails): string | undefined {
  if (code === '452' || code === '552') return FULL;
  if (code === '3' || FORBIDDEN.test(message)) return NO_RIGHT;
  if (DISK_FULL.test(message)) return FULL;
  // SFTP has one answer for a full disk and for other failures of writing.
  if (code === '4') return `Хостинг не смог записать файл. Скорее всего так: ${FULL}`;
  return code === '550' || code === '553' ? NO_RIGHT : undefined;
}
