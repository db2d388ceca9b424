import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SITE_PORT } from '../site';

/*
 * Real servers on loopback with the very files of deploy/. Only the address and the folder are put in; what stands
 * around them is what a distribution's package or a shared host brings.
 */

export const hosts = ['nginx', 'apache', 'caddy'] as const;
export type Host = (typeof hosts)[number];

/** At the root; under a sub-path; on a host that lacks most modules. */
export const variants = ['root', 'folder', 'bare'] as const;
export type Variant = (typeof variants)[number];

export const BASE_PATH = '/site';

/** The ports of the site, its inbox and its next version come first, as in all browser tests. */
export function portOf(host: Host, variant: Variant): number {
  return SITE_PORT + 3 + variants.indexOf(variant) * hosts.length + hosts.indexOf(host);
}

const DEPLOY = join(__dirname, '../../deploy');
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** The files the tests need, by Debian package. */
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
};

/** The Debian packages that are not installed here. */
export const missingPackages = () =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

type Setting = {
  /** Where the server's own files go. */
  folder: string;
  /** The folder that is served. */
  root: string;
  port: number;
  basePath: string;
  bare: boolean;
};

/** The text of the server's configuration, and the command that runs it. */
type Server = { config: string; command: [program: string, ...args: string[]] };

const configure: Record<Host, (setting: Setting) => Promise<Server>> = {
  async nginx({ folder, root, port, basePath, bare }) {
    const site = await deployed('nginx/site.conf', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      'server_name example.ru;': 'server_name localhost;',
      'root /var/www/site;': `root ${root};`,
      'error_page 404 /404.html;': `error_page 404 ${basePath}/404.html;`,
      'error_page 403 =404 /404.html;': `error_page 403 =404 ${basePath}/404.html;`,
    });
    if (!bare) {
      await mkdir(join(folder, 'snippets'));
      await copyFile(join(DEPLOY, 'nginx/brotli.conf'), join(folder, 'snippets/site-brotli.conf'));
    }
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `${bare ? '' : `load_module ${PROGRAMS['libnginx-mod-http-brotli-static']};`}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n  ')}
  ${site}
}
`;
    const args = ['-p', folder, '-c', join(folder, 'config'), '-g', 'daemon off;'];
    return { config, command: [PROGRAMS.nginx, ...args] };
  },

  async apache({ folder, root, port, bare }) {
    const every = 'mpm_event authz_core mime dir';
    // A shared host has all that can come between a file and its reader.
    const shared = `${every} alias autoindex brotli deflate env expires filter headers negotiation rewrite setenvif`;
    const modules = (bare ? every : shared).split(' ');
    const settings = (bare ? 'mime' : 'autoindex deflate dir mime negotiation').split(' ');
    const config = `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${settings.map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join('\n')}
${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
DocumentRoot ${root}
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory ${root}>
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
${bare ? '' : 'ExpiresActive On\nExpiresDefault "access plus 1 month"'}
`;
    const args = ['-d', folder, '-f', join(folder, 'config'), '-DFOREGROUND'];
    return { config, command: [PROGRAMS.apache2, ...args] };
  },

  async caddy({ folder, root, port, basePath }) {
    const site = await deployed('caddy/Caddyfile', {
      'example.ru {': `http://:${port} {\n\tbind 127.0.0.1`,
      'root * /var/www/site': `root * ${root}`,
      'rewrite * /404.html': `rewrite * ${basePath}/404.html`,
    });
    const config = `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`;
    const args = ['run', '--config', join(folder, 'config'), '--adapter', 'caddyfile'];
    return { config, command: [PROGRAMS.caddy, ...args] };
  },
};

/** A file of deploy/ with other values; one that is not there to be replaced would go unnoticed. */
async function deployed(path: string, values: Record<string, string>): Promise<string> {
  const text = await readFile(join(DEPLOY, path), 'utf8');
  return Object.entries(values).reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw new Error(`«${from}» must stand there once`);
    return before.replace(from, to);
  }, text);
}

/**
 * Starts a host and waits until it answers; resolves to what stops it.
 *
 * @throws {Error} with the server's own words when it does not start
 */
export async function startHost(host: Host, setting: Setting): Promise<() => Promise<unknown>> {
  const { folder, port } = setting;
  await mkdir(folder, { recursive: true });
  const { config, command } = await configure[host](setting);
  await writeFile(join(folder, 'config'), config);
  const [program, ...args] = command;
  // Caddy keeps its own files in the home folder.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(program, args, { env });
  process.once('exit', () => server.kill());
  let words = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (words += chunk));
  await expect(async () => {
    expect(server.exitCode, `${program} has ended:\n${words}`).toBeNull();
    await fetch(`http://127.0.0.1:${port}/`);
  }).toPass({ timeout: 20_000 });
  return async () => server.kill() && server.exitCode === null && once(server, 'exit');
}
