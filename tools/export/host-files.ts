import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const DEPLOY = join(__dirname, '../../deploy');

type HostFile = {
  path: string;
  /** Matches the text directly before a path, such as `ErrorDocument 404 `. The sub-path is inserted after it. */
  beforePath?: RegExp;
};

/** Files that hosts read from the site's folder. */
const files: HostFile[] = [
  { path: 'apache/.htaccess', beforePath: /^ErrorDocument \d+ (?=\/)/gm },
  { path: 'netlify-cloudflare/_headers', beforePath: /^(?=\/)/gm },
  { path: 'github-pages/.nojekyll' },
];

type Site = {
  /** Absolute. */
  siteUrl: string;
  /** Such as `/site`. It is put before the paths of the files. */
  basePath: string;
};

/** Copies these files into an export, for a site at this address. */
export async function writeHostFiles(folder: string, { siteUrl, basePath }: Site): Promise<void> {
  for (const { path, beforePath } of files) {
    const text = await readFile(join(DEPLOY, path), 'utf8');
    const placed = beforePath ? text.replace(beforePath, `$&${basePath}`) : text;
    await writeFile(join(folder, basename(path)), leadToOneAddress(placed, new URL(siteUrl)));
  }
}

/** Switches on the redirects from the same host with or without www and, where the site has HTTPS, from HTTP. */
function leadToOneAddress(text: string, { hostname, origin, protocol }: URL): string {
  const twin = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const escaped = (name: string) => name.replaceAll('.', '\\.');
  return text
    .split('\n\n')
    .map((part) => {
      const isOff = part.includes('%{HTTPS}') && protocol === 'http:';
      return isOff ? part : part.replace(/^( *)# (?=Rewrite)/gm, '$1');
    })
    .join('\n\n')
    .replaceAll('www\\.example\\.ru', escaped(twin))
    .replaceAll('example\\.ru', escaped(hostname))
    .replaceAll('https://example.ru', origin);
}
