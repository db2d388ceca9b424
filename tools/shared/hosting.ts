import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { parseEnv } from 'node:util';
import { hostingNames, readEnvFile, setEnvValue, writeEnvFile } from './env-file';

/** How the owner's hosting is reached. The password stays in .env and in this object. */
export type Hosting = {
  kind: HostingKind;
  host: string;
  port: number;
  user: string;
  /** The folder of the site on the host, such as `public_html`. */
  folder: string;
  /** The password of the account, or of the key where it has one. */
  password: string;
  /** The content of a private key, for SFTP; empty without one. */
  key: string;
  /** The host key that SFTP saw when it connected to this server first. */
  fingerprint: string;
};

/** Where FTPS begins with encryption, and not with a greeting. */
export const IMPLICIT_TLS_PORT = 990;

const DEFAULT_PORTS = { ftp: 21, ftps: 21, sftp: 22 } as const;
type HostingKind = keyof typeof DEFAULT_PORTS;

/** What the editor's page shows and sends. It never receives the password; one that it sends empty stays as it was. */
type HostingForm = {
  kind: string;
  host: string;
  user: string;
  folder: string;
  key: string;
  password: string;
};

type HostingName = (typeof hostingNames)[number];
type Values = Record<HostingName, string>;

function readValues(root: string): Values {
  const values = parseEnv(readEnvFile(root));
  // In double quotes «\n» is read as a line break, but no password and no path has one: «C:\new key».
  const read = (name: HostingName) => values[name]?.replaceAll('\n', '\\n').trim() ?? '';
  const saved = Object.fromEntries(hostingNames.map((name) => [name, read(name)])) as Values;
  return { ...saved, HOSTING_KIND: saved.HOSTING_KIND.toLowerCase() };
}

/**
 * Reads the settings of the hosting. Returns undefined where there are none.
 *
 * @throws {Error} with one Russian line for each setting that is missing or invalid
 */
export function readHosting(root: string): Hosting | undefined {
  const values = readValues(root);
  if (!values.HOSTING_HOST && !values.HOSTING_USER) return undefined;
  const kind = values.HOSTING_KIND as HostingKind;
  const address = parseHost(values.HOSTING_HOST);
  const problems = [
    !(kind in DEFAULT_PORTS) && '«Вид подключения»: выберите FTP, FTPS или SFTP',
    !address && `«Сервер»: ${HOST_HELP}`,
    !values.HOSTING_USER && '«Имя для входа»: впишите имя для входа',
    !values.HOSTING_FOLDER && '«Папка сайта»: впишите папку сайта, например public_html',
    !values.HOSTING_PASSWORD && !values.HOSTING_KEY && '«Пароль»: впишите его',
  ].filter((problem) => problem !== false);
  if (problems.length > 0 || !address) {
    throw new Error(problems.map((problem) => `Хостинг, ${problem}.`).join('\n'));
  }
  const server = serverOf(kind, address);
  return {
    kind,
    ...server,
    user: values.HOSTING_USER,
    folder: values.HOSTING_FOLDER,
    password: values.HOSTING_PASSWORD,
    key: values.HOSTING_KEY ? readKey(values.HOSTING_KEY) : '',
    fingerprint: fingerprintOf(values.HOSTING_FINGERPRINT, server),
  };
}

type Server = Pick<Hosting, 'host' | 'port'>;

function serverOf(kind: string, { host, port }: { host: string; port: number | undefined }) {
  const defaultPort = kind in DEFAULT_PORTS ? DEFAULT_PORTS[kind as HostingKind] : 0;
  return { host, port: port ?? defaultPort };
}

const nameOf = ({ host, port }: Server) => `${host.toLowerCase()}:${port}`;

/** A host key is kept with its server, as `key@server:port`. Earlier releases kept it alone. */
function fingerprintOf(saved: string, server: Server): string {
  const [fingerprint = '', ownServer] = saved.split('@');
  return ownServer === undefined || ownServer === nameOf(server) ? fingerprint : '';
}

const HOST_HELP =
  'впишите адрес сервера из письма хостинга, например server12.host.ru, а если назван порт, то с ним: server12.host.ru:2222';

/** Takes a host out of what people paste: with ftp:// before it, a slash after it, «:2222» or «, порт 2222». */
function parseHost(text: string) {
  const address = /^(?:\w+:\/\/)?([^\s/:@,]+)(?:[:,\s]+(?:порт[\s:]*)?(\d{1,5}))?\/*$/i;
  const [, host, port] = address.exec(text.trim()) ?? [];
  return host ? { host, port: port ? Number(port) : undefined } : undefined;
}

function readKey(path: string): string {
  const file = path.replace(/^~(?=[/\\])/, homedir());
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`Хостинг, «Файл ключа»: файла ${path} нет. Впишите путь к файлу ключа.`);
}

/** What the editor's page may know: everything but the password. */
export function hostingForPage(root: string) {
  const values = readValues(root);
  return {
    kind: values.HOSTING_KIND,
    host: values.HOSTING_HOST,
    user: values.HOSTING_USER,
    folder: values.HOSTING_FOLDER,
    key: values.HOSTING_KEY,
    hasPassword: values.HOSTING_PASSWORD !== '',
  };
}

/**
 * Writes the form into .env. Another account, server or port needs its password typed anew. The host key is forgotten: the next
 * connection trusts the one that it sees, so the owner can go on after his host has moved.
 *
 * @throws {Error} where the server cannot be read
 */
export function saveHosting(root: string, form: HostingForm) {
  const before = readValues(root);
  const server = parseHost(form.host);
  if (!server) throw new Error(`«Сервер»: ${HOST_HELP}.`);
  const user = form.user.trim();
  const serverBefore = parseHost(before.HOSTING_HOST);
  const isSameAccount =
    serverBefore !== undefined &&
    nameOf(serverOf(form.kind, server)) === nameOf(serverOf(before.HOSTING_KIND, serverBefore)) &&
    form.kind === before.HOSTING_KIND &&
    user === before.HOSTING_USER;
  saveValues(root, {
    HOSTING_KIND: form.kind,
    HOSTING_HOST: form.host.trim(),
    HOSTING_USER: user,
    HOSTING_FOLDER: form.folder.trim(),
    HOSTING_KEY: form.key.trim(),
    HOSTING_PASSWORD: form.password || (isSameAccount ? before.HOSTING_PASSWORD : ''),
    HOSTING_FINGERPRINT: '',
  });
}

export function saveFingerprint(root: string, server: Server, fingerprint: string) {
  saveValues(root, { HOSTING_FINGERPRINT: `${fingerprint}@${nameOf(server)}` });
}

/** Sets these settings. An empty one is written only where it replaces a value. */
function saveValues(root: string, values: Partial<Values>) {
  let text = readEnvFile(root);
  for (const [name, value] of Object.entries(values)) {
    const isSet = parseEnv(text)[name] !== undefined;
    if (value || isSet) text = setEnvValue(text, name, value);
  }
  writeEnvFile(root, text);
}
