import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceIn } from '../../../e2e/copy-project';
import { HOSTS_PORT } from '../../../e2e/site';
import { requireInstalled, startServer } from './programs';

/*
 * Real servers on loopback with the very files of deploy/. Only the address and the folder are put in; what stands
 * around them (apache.conf, nginx.conf) is what a distribution's package or a shared host brings.
 */

export const hosts = ['nginx', 'apache', 'caddy'] as const;
export type Host = (typeof hosts)[number];

/** At the root; under a sub-path; on a host that lacks most modules. */
export const variants = ['root', 'folder', 'bare'] as const;
export type Variant = (typeof variants)[number];

export const BASE_PATH = '/site';

export function portOf(host: Host, variant: Variant): number {
  return HOSTS_PORT + variants.indexOf(variant) * hosts.length + hosts.indexOf(host);
}

/** The files the tests need, by Debian package. */
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
};

/** Throws when a server is not installed. */
export const requireServers = () => requireInstalled(PROGRAMS);

/** Where the server's own files go, what it serves, and how. */
type Setting = { folder: string; root: string; port: number; basePath: string; bare: boolean };

/** Writes the configuration of a server into its folder, and returns the command that starts it. */
const configure: Record<Host, (setting: Setting) => string[]> = {
  nginx({ folder, root, port, basePath, bare }) {
    cpSync(join(__dirname, 'nginx.conf'), join(folder, 'nginx.conf'));
    deploy('nginx/site.conf', join(folder, 'site.conf'), {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      'server_name example.ru;': 'server_name localhost;',
      'root /var/www/site;': `root ${root};`,
      'error_page 404 /404.html;': `error_page 404 ${basePath}/404.html;`,
      'error_page 403 =404 /404.html;': `error_page 403 =404 ${basePath}/404.html;`,
    });
    const brotli = `load_module ${PROGRAMS['libnginx-mod-http-brotli-static']};`;
    if (!bare) deploy('nginx/brotli.conf', join(folder, 'snippets/site-brotli.conf'));
    const settings = `daemon off; ${bare ? '' : brotli}`;
    return [PROGRAMS.nginx, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', settings];
  },

  apache({ bare }) {
    const variant = bare ? ['-Dbare'] : [];
    return [PROGRAMS.apache2, '-f', join(__dirname, 'apache.conf'), '-DFOREGROUND', ...variant];
  },

  caddy({ folder, root, port, basePath }) {
    const config = join(folder, 'Caddyfile');
    deploy('caddy/Caddyfile', config, {
      'www.example.ru {': `http://www.example.ru:${port} {\n\tbind 127.0.0.1`,
      'example.ru {': `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nhttp://:${port} {\n\tbind 127.0.0.1`,
      'root * /var/www/site': `root * ${root}`,
      'rewrite * /404.html': `rewrite * ${basePath}/404.html`,
    });
    return [PROGRAMS.caddy, 'run', '--config', config, '--adapter', 'caddyfile'];
  },
};

/** Copies a file of deploy/ with other values. */
function deploy(path: string, to: string, values: Record<string, string> = {}) {
  cpSync(join(__dirname, '../../../deploy', path), to);
  for (const [from, value] of Object.entries(values)) replaceIn(to, from, value);
}

/**
 * Starts a host and waits until it answers; resolves to what stops it.
 *
 * @throws {Error} with the server's own words when it does not start
 */
export async function startHost(host: Host, variant: Variant, sites: string) {
  const folder = join(sites, `${host}-${variant}`);
  const root = join(sites, variant === 'folder' ? 'in-folder' : 'at-root');
  const basePath = variant === 'folder' ? BASE_PATH : '';
  const port = portOf(host, variant);
  mkdirSync(folder, { recursive: true });
  const setting = { folder, root, port, basePath, bare: variant === 'bare' };
  const [program = '', ...args] = configure[host](setting);
  // Apache's configuration reads the capitals; Caddy keeps its own files in the home folder.
  const values = { FOLDER: folder, ROOT: root, PORT: String(port), HOME: folder };
  const env = { ...process.env, ...values, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return startServer({ program, args, port, env });
}
