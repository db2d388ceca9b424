import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../lib/routes';
import { servedPath } from '../../lib/site-paths';
import { explainDifference } from './differences';
import { addressProblems } from './one-address';
import { ask, type PublishedSite, readable, redirectTarget } from './public-address';
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

/** A page below home. */
const PAGE = routes.find(({ path }) => path !== '/')?.path ?? '/';

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
  return [
    ...groupProblems(problems),
    ...(await ruleProblems(site, script)),
    ...(await addressProblems(site, PAGE)),
  ];
}

async function whyUnreachable(site: PublishedSite): Promise<string | undefined> {
  try {
    await ask(`${site.address}/`);
    return undefined;
  } catch (error) {
    const address = readable(site.address);
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

function statusProblem(response: Response, isMissingPage: boolean): string | undefined {
  const { status } = response;
  if (status === (isMissingPage ? 404 : 200)) return undefined;
  if (isMissingPage) {
    return `несуществующий адрес отвечает ${status} вместо 404: не действуют правила .htaccess`;
  }
  const target = redirectTarget(response);
  if (target) return redirectProblem(new URL(response.url), target);
  const reasons: Record<number, string> = {
    403: 'хостинг не даёт его читать (403): проверьте права, файлам нужно 644, папкам 755',
    404: 'файла нет (404): проверьте, что домен смотрит в ту папку, что вписана в «Хостинг»',
  };
  return reasons[status] ?? `хостинг ответил ${status}`;
}

function redirectProblem(asked: URL, target: URL): string {
  const origin = readable(target.origin);
  if (asked.protocol === 'https:' && target.protocol === 'http:') {
    return `перенаправляет на ${origin}, то есть без шифрования: отключите это перенаправление в панели хостинга`;
  }
  const where = target.origin === asked.origin ? 'другой адрес' : origin;
  return `перенаправляет на ${where}: впишите в «Адрес сайта» тот, что открывается (с www или без, https)`;
}

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
  const answer = await ask(address + PAGE.slice(0, -1)).catch(() => undefined);
  // An address that does not answer is reported with its files.
  if (!answer) return [];
  const { response } = answer;
  const target = redirectTarget(response)?.pathname ?? '';
  const isRight = [301, 308].includes(response.status) && target.endsWith(PAGE);
  const asked = script && (await ask(`${address}/${script.path}`).catch(() => undefined));
  const isCached = /immutable/.test(asked?.response.headers.get('cache-control') ?? '');
  if (isRight && isCached) return [];
  return [
    'Правила из .htaccess не действуют, сайт открывается медленнее. Проверьте, что файл .htaccess есть в папке сайта; если есть, спросите хостинг, читает ли их сервер .htaccess (нужен Apache), или возьмите настройки из папки deploy.',
  ];
}
