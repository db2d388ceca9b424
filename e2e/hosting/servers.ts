import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { writeHostFiles } from '../../scripts/export/host-files';

/*
 * Real servers on loopback with the very files of deploy/. Only the address and the folder are put in; what stands
 * around them is what a distribution's package or a shared host brings.
 */

export const hosts = ['nginx', 'apache', 'caddy'] as const;
export type Host = (typeof hosts)[number];

const DEPLOY = join(__dirname, '../../deploy');
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** What is needed, by the Debian package it comes with. */
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': NGINX_BROTLI,
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
};

/** The Debian packages that are not installed here. */
export function missingPackages(): string[] {
  return Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}

type Serving = {
  /** The site's export. */
  site: string;
  port: number;
  /** The sub-path the site is put under; its root when left out. */
  basePath?: string;
  /** Whether the host lacks the modules that a good one has. */
  bare?: boolean;
};

export type Running = { stop(): Promise<void> };

const configure: Record<Host, typeof configureNginx> = {
  nginx: configureNginx,
  apache: configureApache,
  caddy: configureCaddy,
};

/**
 * Starts a host and waits until it answers.
 *
 * @throws {Error} with the server's own words when it does not start
 */
export async function startHost(host: Host, serving: Serving): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), `hosting-${host}-`));
  // Started by root, a server drops its rights and must still be able to read.
  await chmod(folder, 0o755);
  const root = join(folder, 'www');
  const site = join(root, serving.basePath ?? '');
  await mkdir(site, { recursive: true });
  await cp(serving.site, site, { recursive: true });
  if (serving.basePath) await writeHostFiles(site, serving.basePath);
  const leave = () => rm(folder, { recursive: true });
  try {
    const command = await configure[host]({ basePath: '', bare: false, ...serving, folder, root });
    const server = await start(command, serving.port);
    return { stop: () => stop(server).then(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}

type Setting = Required<Serving> & {
  /** Where the server's own files go. */
  folder: string;
  /** What the server's root is. */
  root: string;
};

/** A program, its arguments and what its environment has more. */
type Command = [program: string, args: string[], env?: Record<string, string>];

async function configureNginx({ folder, root, port, basePath, bare }: Setting): Promise<Command> {
  const site = replaceAll(await readFile(join(DEPLOY, 'nginx/site.conf'), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['server_name example.ru;', 'server_name localhost;'],
    ['root /var/www/site;', `root ${root};`],
    ['error_page 404 /404.html;', `error_page 404 ${basePath}/404.html;`],
    ['error_page 403 =404 /404.html;', `error_page 403 =404 ${basePath}/404.html;`],
  ]);
  await writeFile(join(folder, 'site.conf'), site);
  if (!bare) {
    await mkdir(join(folder, 'snippets'));
    await cp(join(DEPLOY, 'nginx/brotli.conf'), join(folder, 'snippets/site-brotli.conf'));
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${bare ? '' : `load_module ${NGINX_BROTLI};`}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  return [PROGRAMS.nginx, ['-p', folder, '-c', config, '-g', 'daemon off;']];
}

/** What every Apache has. */
const BARE_MODULES = ['mpm_event', 'authz_core', 'mime', 'dir'];
/** What a shared host has more, with all that can come between a file and its reader. */
const MODULES = [
  ...BARE_MODULES,
  ...['alias', 'autoindex', 'brotli', 'deflate', 'env', 'expires', 'filter', 'headers'],
  ...['negotiation', 'rewrite', 'setenvif'],
];
const SETTINGS = ['autoindex', 'deflate', 'dir', 'mime', 'negotiation'];

async function configureApache({ folder, root, port, bare }: Setting): Promise<Command> {
  const config = join(folder, 'apache.conf');
  const modules = bare ? BARE_MODULES : MODULES;
  const settings = bare ? ['mime'] : SETTINGS;
  const lines = [
    `ServerRoot ${folder}`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    `PidFile ${folder}/apache.pid`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${folder}/error.log`,
    ...modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
    ...settings.map((name) => `Include /etc/apache2/mods-available/${name}.conf`),
    ...(process.getuid?.() === 0 ? ['User #65534', 'Group #65534'] : []),
    `DocumentRoot ${root}`,
    '<FilesMatch "^\\.ht">',
    '  Require all denied',
    '</FilesMatch>',
    `<Directory ${root}>`,
    '  AllowOverride All',
    '  Options Indexes FollowSymLinks MultiViews',
    '  Require all granted',
    '</Directory>',
    ...(bare ? [] : ['ExpiresActive On', 'ExpiresDefault "access plus 1 month"']),
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  return [PROGRAMS.apache2, ['-d', folder, '-f', config, '-DFOREGROUND']];
}

async function configureCaddy({ folder, root, port, basePath }: Setting): Promise<Command> {
  const site = replaceAll(await readFile(join(DEPLOY, 'caddy/Caddyfile'), 'utf8'), [
    ['example.ru {', `http://:${port} {\n\tbind 127.0.0.1`],
    ['root * /var/www/site', `root * ${root}`],
    ['rewrite * /404.html', `rewrite * ${basePath}/404.html`],
  ]);
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return [PROGRAMS.caddy, ['run', '--config', config, '--adapter', 'caddyfile'], home];
}

/** Puts other values into a configuration; what is not there to be replaced would go unnoticed. */
function replaceAll(text: string, pairs: [from: string, to: string][]): string {
  return pairs.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw new Error(`«${from}» must stand there once`);
    return before.replace(from, to);
  }, text);
}

async function start([program, args, env]: Command, port: number): Promise<ChildProcess> {
  const server = spawn(program, args, { env: { ...process.env, ...env } });
  process.once('exit', () => server.kill());
  let words = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (words += chunk));
  // Until someone answers on the port.
  await expect(async () => {
    expect(server.exitCode, `${program} has ended:\n${words}`).toBeNull();
    await fetch(`http://127.0.0.1:${port}/`);
  }).toPass({ timeout: 20_000 });
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
}
