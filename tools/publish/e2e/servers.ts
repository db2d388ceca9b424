import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { HOSTS_PORT } from '../../../e2e/site';
import { requireInstalled, startServer } from '../../shared/testing/programs';

/*
 * Debian's FTP and SSH servers as processes of the test, on ports of its own, with an account that exists while it runs.
 */

const FIRST_PORT = HOSTS_PORT + 9;

export const PORTS = {
  ftp: FIRST_PORT,
  ftps: FIRST_PORT + 1,
  /** FTPS whose certificate is for another name. */
  misnamed: FIRST_PORT + 2,
  /** FTPS whose certificate nobody vouches for. */
  selfSigned: FIRST_PORT + 3,
  sftp: FIRST_PORT + 4,
  proxy: FIRST_PORT + 5,
  /** FTPS that begins with encryption, which has this port everywhere. */
  implicit: 990,
} as const;

export const ACCOUNT = { user: 'opreport-test', password: 'Pa$$ w"o#rd' } as const;

/** The folder of the site in the account. */
export const SITE_IN_ACCOUNT = 'public_html';

/** The programs that the tests need, by Debian package. */
const PROGRAMS = {
  vsftpd: '/usr/sbin/vsftpd',
  'openssh-server': '/usr/sbin/sshd',
  openssl: '/usr/bin/openssl',
  apache2: '/usr/sbin/apache2',
};

/** Throws when a server is not installed. */
export const requireServers = () => requireInstalled(PROGRAMS);

/** Makes the account, whose home is a folder of the test. */
export function addAccount(home: string) {
  removeAccount();
  const shell = ['--no-create-home', '--home-dir', home, '--shell', '/bin/sh'];
  execFileSync('useradd', [...shell, ACCOUNT.user]);
  execFileSync('chpasswd', { input: `${ACCOUNT.user}:${ACCOUNT.password}\n` });
}

export function removeAccount() {
  try {
    execFileSync('userdel', [ACCOUNT.user], { stdio: 'ignore' });
  } catch {
    // It did not exist.
  }
}

/** Makes a certificate authority, and certificates for localhost, for another name, and without an authority. */
export function makeCertificates(folder: string) {
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA');
  for (const [name, host] of [
    ['ftps', 'localhost'],
    ['misnamed', 'server12.host.example'],
  ]) {
    const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
    const issuer = ['-CA', 'ca.pem', '-CAkey', 'ca.key'];
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    openssl('req', '-x509', ...key, ...files, ...names, ...issuer);
  }
  const own = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', 'selfSigned.key', '-out', 'selfSigned.pem'];
  openssl('req', '-x509', ...key, ...files, ...own);
}

type FtpVariant = Exclude<keyof typeof PORTS, 'sftp' | 'proxy'>;

/** Starts vsftpd; without a certificate it speaks plain FTP. */
export function startVsftpd(folder: string, variant: FtpVariant) {
  const certificate = variant === 'implicit' ? 'ftps' : variant;
  const tls =
    variant === 'ftp'
      ? ['ssl_enable=NO']
      : [
          'ssl_enable=YES',
          'force_local_logins_ssl=YES',
          'force_local_data_ssl=YES',
          `rsa_cert_file=${join(folder, `${certificate}.pem`)}`,
          `rsa_private_key_file=${join(folder, `${certificate}.key`)}`,
          `implicit_ssl=${variant === 'implicit' ? 'YES' : 'NO'}`,
        ];
  const settings = [
    'listen=YES',
    'listen_address=127.0.0.1',
    `listen_port=${PORTS[variant]}`,
    'background=NO',
    'anonymous_enable=NO',
    'local_enable=YES',
    'write_enable=YES',
    'local_umask=022',
    // A client that asks for text mode gets it.
    'ascii_upload_enable=YES',
    'xferlog_enable=NO',
    'seccomp_sandbox=NO',
    ...tls,
  ];
  mkdirSync('/var/run/vsftpd/empty', { recursive: true });
  const config = join(folder, `${variant}.conf`);
  writeFileSync(config, `${settings.join('\n')}\n`);
  return startServer({ program: PROGRAMS.vsftpd, args: [config], port: PORTS[variant] });
}

/** Starts OpenSSH's server with its own SFTP. */
export function startSshd(folder: string) {
  const hostKey = join(folder, 'host-key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey]);
  mkdirSync('/run/sshd', { recursive: true });
  const settings = [
    `Port ${PORTS.sftp}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${hostKey}`,
    `PidFile ${join(folder, 'sshd.pid')}`,
    `AuthorizedKeysFile ${join(folder, 'authorized-keys')}`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication yes',
    'Subsystem sftp internal-sftp',
  ];
  const config = join(folder, 'sshd.conf');
  writeFileSync(config, `${settings.join('\n')}\n`);
  const args = ['-D', '-e', '-f', config];
  return startServer({ program: PROGRAMS['openssh-server'], args, port: PORTS.sftp });
}

type Proxy = {
  /** Changes a piece of what the client sends. */
  rewrite?: (text: string) => string;
  /** Cuts all connections when the client has sent such a command so many times. */
  cutAfter?: { command: string; times: number };
};

/** Stands between the client and plain FTP, as a bad line or a server with a will of its own would. */
export async function startFtpProxy({ rewrite = (text) => text, cutAfter }: Proxy) {
  const sockets = new Set<Socket>();
  let commands = 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const host = connect(PORTS.ftp, '127.0.0.1');
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        host.destroy();
      });
    }
    host.on('data', (data) => client.writable && client.write(data));
    client.on('data', (data) => {
      const text = data.toString('latin1');
      if (cutAfter && text.startsWith(cutAfter.command) && ++commands > cutAfter.times)
        return cut();
      if (host.writable) host.write(Buffer.from(rewrite(text), 'latin1'));
    });
  });
  server.listen(PORTS.proxy, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    cut();
    server.close();
    await once(server, 'close');
  };
}
