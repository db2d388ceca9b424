import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../lib/routes';
import { servedPath } from '../../lib/site-paths';
import { explainDifference } from './differences';
import { type SiteFile, siteFiles } from './site-files';

/** Rules and copies that hosts use themselves and show to nobody. */
const NOT_SHOWN = /(^|\/)(\.[^/]*|_headers)$|\.(br|gz)$/;
const TYPES: Record<string, RegExp> = {
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  svg: /^image\/svg\+xml/,
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
};
const HOSTS_OWN_PAGE =
  'на несуществующем адресе страница хостинга, а не сайта: не действуют правила .htaccess';
const REQUESTS_AT_ONCE = 6;
const TIMEOUT_MS = 30_000;

/** A published site: its address without a slash at the end, and the folder that was uploaded. */
export type PublishedSite = { address: string; folder: string };

type Problem = { path: string; text: string };

/** Opens every file of the site at its public address, and says in Russian what the host has changed, with the remedy. */
export async function verifyPublished(site: PublishedSite): Promise<string[]> {
  const unreachable = await whyUnreachable(site);
  if (unreachable) return [unreachable];
  const files = siteFiles(site.folder).filter(({ path }) => !NOT_SHOWN.test(path));
  const queue = [...files];
  const problems: Problem[] = [];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const text = await fileProblem(site, file);
      if (text) problems.push({ path: file.path, text });
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, worker));
  const script = files.find(({ path }) => /^_next\/static\/.*\.js$/.test(path));
  return [...groupProblems(problems), ...(await ruleProblems(site, script))];
}

async function whyUnreachable({ address }: PublishedSite): Promise<string | undefined> {
  try {
    await ask(`${address}/`);
    return undefined;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const code = cause?.code ?? '';
    if (/ENOTFOUND|EAI_AGAIN/.test(code)) {
      return `${address} не открывается: такого адреса нет. Проверьте «Адрес сайта» в настройках и подождите: новый домен начинает работать через несколько часов.`;
    }
    if (/CERT|SIGNED|ISSUER|VERIFY|SSL/.test(code)) {
      return `${address} открывается с ошибкой сертификата (${code}): выпустите бесплатный сертификат в панели хостинга.`;
    }
    return `${address} не отвечает (${code || 'время вышло'}): проверьте, что домен направлен на этот хостинг.`;
  }
}

/** How much longer than the file an answer may be, which is enough to recognise what a host has inserted. */
const MAX_EXTRA_BYTES = 1024 * 1024;

async function ask(url: string, headers: Record<string, string> = {}, expectedBytes = 0) {
  const response = await fetch(url, {
    headers: { 'Cache-Control': 'no-cache', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { response, bytes: await readAtMost(response, expectedBytes + MAX_EXTRA_BYTES) };
}

/** Reads a body up to a limit, and hangs up there. */
async function readAtMost({ body }: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) break;
  }
  return Buffer.concat(chunks);
}

/** Returns the first problem of a file. A page is asked for plain and packed, since hosts answer from different files. */
async function fileProblem({ address, folder }: PublishedSite, { path }: SiteFile) {
  const expected = readFileSync(join(folder, path));
  const isMissingPage = path === '404.html';
  const url = address + (isMissingPage ? '/net-takoj-stranicy/' : servedPath(path));
  for (const encoding of path.endsWith('.html') ? ['identity', 'gzip', 'br'] : ['br']) {
    const text = await ask(url, { 'Accept-Encoding': encoding }, expected.length).then(
      ({ response, bytes }) =>
        statusProblem(response, isMissingPage) ??
        explainBody(expected, bytes, isMissingPage) ??
        headerProblem(response, path),
      () => 'не читается: хостинг неверно сжимает файлы или обрывает ответ',
    );
    if (text) return text;
  }
  return undefined;
}

/** A host that does not know the page for missing addresses sends one of its own, also with the right status. */
function explainBody(expected: Buffer, bytes: Buffer, isMissingPage: boolean) {
  const [title = ''] = /<title>[^<]*<\/title>/.exec(expected.toString()) ?? [];
  const isOwnPage = bytes.toString().includes(title);
  return isMissingPage && !isOwnPage ? HOSTS_OWN_PAGE : explainDifference(expected, bytes);
}

function statusProblem({ status }: Response, isMissingPage: boolean): string | undefined {
  if (status === (isMissingPage ? 404 : 200)) return undefined;
  if (isMissingPage) {
    return `несуществующий адрес отвечает ${status} вместо 404: не действуют правила .htaccess`;
  }
  if (isRedirect(status)) {
    return 'перенаправляет на другой адрес: впишите в «Адрес сайта» тот, что открывается (с www или без, https)';
  }
  const reasons: Record<number, string> = {
    403: 'хостинг не даёт его читать (403): проверьте права, файлам нужно 644, папкам 755',
    404: 'файла нет (404): проверьте, что домен смотрит в ту папку, что вписана в «Хостинг»',
  };
  return reasons[status] ?? `хостинг ответил ${status}`;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function headerProblem({ headers }: Response, path: string): string | undefined {
  const type = headers.get('content-type') ?? '';
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  if (TYPES[extension] && !TYPES[extension].test(type)) {
    return `хостинг называет тип «${type || 'никакой'}» для .${extension}, и браузер может не показать файл: не действуют правила .htaccess, попросите хостинг добавить тип`;
  }
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  if (extension === 'html' && charset.toLowerCase() !== 'utf-8') {
    return `хостинг называет кодировку ${charset}, буквы станут знаками вопроса: попросите хостинг отдавать UTF-8`;
  }
  const policies = extension === 'html' ? (headers.get('content-security-policy') ?? '') : '';
  return /(default|script|style)-src/.test(policies)
    ? `хостинг добавил свою политику безопасности («${policies.slice(0, 80)}»), она выключает стили и скрипты сайта: отключите её в панели`
    : undefined;
}

/** Tells a problem that many files have once, with its first file. */
function groupProblems(problems: Problem[]): string[] {
  problems.sort((problem, other) => (problem.path < other.path ? -1 : 1));
  const pathsByText: Record<string, string[]> = {};
  for (const { path, text } of problems) {
    pathsByText[text] = [...(pathsByText[text] ?? []), path];
  }
  return Object.entries(pathsByText).map(([text, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` и ещё ${others.length}` : '';
    return `${nameOfFile(first)}${more}: ${text}`;
  });
}

/** A page is named by its address, and another file by its path. */
function nameOfFile(path: string): string {
  if (path === '404.html') return 'Страница «не найдено»';
  return path.endsWith('index.html') ? `Страница ${servedPath(path)}` : path;
}

/** Without the rules of .htaccess the site works, but addresses without a slash and caching may not. */
async function ruleProblems({ address }: PublishedSite, script?: SiteFile): Promise<string[]> {
  const page = routes.find(({ path }) => path !== '/')?.path ?? '/';
  const answer = await ask(address + page.replace(/\/$/, '')).catch(() => undefined);
  // An address that does not answer is reported with its files.
  if (!answer) return [];
  const { response } = answer;
  const location = response.headers.get('location') ?? '';
  const target = URL.canParse(location, address) ? new URL(location, address).pathname : '';
  const isRight = [301, 308].includes(response.status) && target.endsWith(page);
  const asked = script && (await ask(`${address}/${script.path}`).catch(() => undefined));
  const isCached = /immutable/.test(asked?.response.headers.get('cache-control') ?? '');
  if (isRight && isCached) return [];
  return [
    'Правила из .htaccess не действуют, сайт открывается медленнее. Проверьте, что файл .htaccess есть в папке сайта; если есть, спросите хостинг, читает ли их сервер .htaccess (нужен Apache), или возьмите настройки из папки deploy.',
  ];
}
