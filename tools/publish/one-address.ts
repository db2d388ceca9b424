import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../lib/site-paths';
import { ask, type PublishedSite, readable, redirectTarget } from './public-address';

const MAX_REDIRECTS = 5;

/** An address at which a page must not open, and the page. */
type OtherAddress = { from: string; page: string };

/**
 * Says in Russian which addresses show a page of the site beside its own, since search engines take them for another
 * site, and which redirect leaves HTTPS. An address that does not open at all needs no redirect.
 *
 * @param page a page below home, such as `/calculator/`
 */
export async function addressProblems(site: PublishedSite, page: string): Promise<string[]> {
  const others = otherAddresses(site.address, page);
  const found = await Promise.all(others.map((other) => openOther(site, other)));
  const double = found.flatMap(({ showsPage }, index) =>
    showsPage ? [others[index]?.from ?? ''] : [],
  );
  const insecure = found.flatMap(({ leavesHttps }) => leavesHttps ?? []);
  return [
    ...(double.length > 0 ? [explainDouble(site.address, double)] : []),
    ...[...new Set(insecure)],
  ];
}

/** Home with and without www, by HTTPS and by HTTP, and a page without its slash and with the name of its file. */
function otherAddresses(address: string, page: string): OtherAddress[] {
  const { hostname } = new URL(address);
  const twin = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const homes = ['https:', 'http:'].flatMap((protocol) =>
    [hostname, twin].map((name) =>
      Object.assign(new URL(`${address}/`), { protocol, hostname: name }),
    ),
  );
  return [
    ...homes
      .filter(({ href }) => href !== `${address}/`)
      .map(({ href }) => ({ from: href, page: '/' })),
    { from: address + page.slice(0, -1), page },
    { from: `${address}${page}index.html`, page },
  ];
}

/** Follows the redirects from an address as a browser does. */
async function openOther({ address, folder }: PublishedSite, { from, page }: OtherAddress) {
  const html = readFileSync(join(folder, fileOf(page)), 'utf8');
  const [title = html] = /<title>[^<]*/.exec(html) ?? [];
  let leavesHttps: string | undefined;
  let url = from;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url).catch(() => undefined);
    const target = answer && redirectTarget(answer.response)?.href;
    if (!target) {
      return { showsPage: Boolean(answer?.bytes.includes(title)), leavesHttps };
    }
    if (address.startsWith('https:') && url.startsWith('https:') && target.startsWith('http:')) {
      leavesHttps = `${readable(url)} перенаправляет на ${readable(target)}, то есть без шифрования: включите в панели хостинга перенаправление на HTTPS и проверьте, что файл .htaccess в папке сайта тот, что собран.`;
    }
    if (target === address + page) break;
    url = target;
  }
  return { showsPage: false, leavesHttps };
}

function explainDouble(address: string, double: string[]): string {
  const encrypted = double.filter((other) => other.startsWith('https:'));
  if (address.startsWith('https:') || encrypted.length === 0) {
    return `Сайт открывается ещё и по адресам ${namesOf(double)}, и поисковики примут их за другой сайт: включите в панели хостинга перенаправление на ${readable(address)}.`;
  }
  // Once the site has an address by HTTPS, the next publication names the others.
  return `Сайт открывается и с шифрованием, по адресам ${namesOf(encrypted)}: впишите в «Адрес сайта» адрес с https:// и опубликуйте ещё раз.`;
}

const namesOf = (addresses: string[]) => addresses.map(readable).join(', ');
