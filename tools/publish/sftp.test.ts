import type { Hosting } from '../shared/hosting';
import { openSftp } from './sftp';
import { startSftpServer } from './sftp-server.fixture';
import { foreignFiles } from './upload';

let server: Awaited<ReturnType<typeof startSftpServer>>;

beforeEach(async () => {
  server = await startSftpServer();
});

afterEach(() => server.close());

function open(folder: string) {
  const address: Pick<Hosting, 'kind' | 'host' | 'port'> = {
    kind: 'sftp',
    host: '127.0.0.1',
    port: server.port,
  };
  const account = { user: 'owner', password: 'secret', key: '', fingerprint: '' };
  return openSftp({ ...address, ...account, folder }, () => {});
}

// An account that sees nothing but the site has it in its root.
test.each(['/', '/site'])('another site in the folder %s is seen', async (folder) => {
  server.folders.add(folder);
  const inFolder = (path: string) => `${folder === '/' ? '' : folder}/${path}`;
  server.folders.add(inFolder('blog'));
  server.files.set(inFolder('index.html'), 'coming soon');
  const remote = await open(folder);
  expect(await foreignFiles(remote)).toEqual(['blog', 'index.html']);
  await remote.close();
});
