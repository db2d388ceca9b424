import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { RemoteFolder } from './remote-folder';
import { ChangedOnArrivalError, foreignFiles, upload } from './upload';

const root = testFolder();

type Site = Record<string, string>;

const OLD: Site = {
  '.htaccess': 'rules 1',
  'index.html': 'home 1 needs a1',
  'index.html.br': 'packed home 1 needs a1',
  'index.txt': 'data 1',
  'seo/index.html': 'seo 1 needs a1',
  'gone/index.html': 'gone 1',
  'icon.svg': 'icon',
  '_next/static/a1.js': 'script a1',
  '_next/static/same.js': 'script',
};
const NEW: Site = {
  '.htaccess': 'rules 22',
  'index.html': 'home 2 needs a2',
  'index.txt': 'data 22',
  'seo/index.html': 'seo 22 needs a2',
  'icon.svg': 'icon',
  '_next/static/a2.js': 'script a2',
  '_next/static/b2.js': 'script a2',
  '_next/static/same.js': 'script',
};

/** A host in memory that loses the connection at a certain request, which may have been carried out in part. */
class MemoryHost {
  readonly files = new Map<string, Buffer>();
  /** An empty folder is in a listing too. */
  readonly folders = new Set<string>();
  requests: string[] = [];
  loseAt = Infinity;
  /** What the host does to the bytes of a file. */
  change = (bytes: Buffer) => bytes;

  connect(): RemoteFolder {
    let isLost = false;
    const request = (what: string) => {
      if (isLost) throw new Error('lost before');
      this.requests.push(what);
      isLost = this.requests.length > this.loseAt;
    };
    const mayFail = () => {
      if (isLost) throw new Error('lost');
    };
    const { files, folders } = this;
    return {
      list: async (folder) => {
        request(`list ${folder}`);
        mayFail();
        const entries: [string, Buffer | undefined][] = [...files];
        for (const made of folders) entries.push([made, undefined]);
        const inside = entries.filter(([path]) => !folder || path.startsWith(`${folder}/`));
        return new Map(
          inside.map(([path, bytes]) => {
            const rest = folder ? path.slice(folder.length + 1) : path;
            return rest.includes('/')
              ? [rest.split('/')[0] ?? '', undefined]
              : [rest, bytes?.length];
          }),
        );
      },
      read: async (path) => {
        request(`read ${path}`);
        mayFail();
        return files.get(path);
      },
      write: async (path, bytes) => {
        request(`write ${path}`);
        const arrived = this.change(bytes);
        files.set(path, isLost ? arrived.subarray(0, arrived.length >> 1) : arrived);
        mayFail();
      },
      makeFolder: async (path) => {
        request(`make ${path}`);
        folders.add(path);
        mayFail();
      },
      replace: async (from, to) => {
        request(`replace ${to}`);
        mayFail();
        const bytes = files.get(from);
        if (!bytes) throw new Error(`no ${from}`);
        files.set(to, bytes);
        files.delete(from);
      },
      remove: async (path) => {
        request(`remove ${path}`);
        mayFail();
        files.delete(path);
      },
      removeEmptyFolder: async (path) => {
        request(`remove folder ${path}`);
        mayFail();
        if (![...files.keys()].some((file) => file.startsWith(`${path}/`))) folders.delete(path);
      },
      close: async () => {},
    };
  }

  /** The files of the site, without those that publishing keeps for itself. */
  site(): Site {
    const shown = [...this.files].filter(([path]) => !path.startsWith('.publish'));
    return Object.fromEntries(shown.map(([path, bytes]) => [path, bytes.toString()]));
  }
}

/** Writes a built site into a folder. */
function build(site: Site): string {
  const folder = join(root, 'out');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const publish = (host: MemoryHost, site: Site, today?: Date) => {
  host.requests = [];
  return upload(host.connect(), build(site), () => {}, today);
};

async function hostWith(site: Site) {
  const host = new MemoryHost();
  await publish(host, site);
  return host;
}

const sent = (host: MemoryHost) =>
  host.requests.filter((request) => /^write \.publishing\/[\da-f]{32}$/.test(request)).length;

test('an empty folder becomes equal to the site', async () => {
  expect((await hostWith(OLD)).site()).toEqual(OLD);
});

test('the second time only what changed is sent, and nothing when nothing has', async () => {
  const host = await hostWith(OLD);
  await publish(host, OLD);
  expect(sent(host)).toBe(0);
  await publish(host, NEW);
  expect(sent(host)).toBe(6);
});

test('new files come before pages, pages before their packed copies, and the rules of the host last', async () => {
  const host = await hostWith(OLD);
  const placed = host.requests
    .filter((request) => request.startsWith('replace ') && !request.includes('.published'))
    .map((request) => request.slice('replace '.length));
  expect(placed).toEqual([
    '_next/static/a1.js',
    '_next/static/same.js',
    'icon.svg',
    'index.txt',
    'gone/index.html',
    'index.html',
    'seo/index.html',
    'index.html.br',
    '.htaccess',
  ]);
});

test('scripts of an older release stay for thirty days, pages that are gone do not', async () => {
  const host = await hostWith(OLD);
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  await publish(host, NEW, day(1));
  const withOldScript = { ...NEW, '_next/static/a1.js': 'script a1' };
  expect(host.site()).toEqual(withOldScript);
  await publish(host, NEW, day(31));
  expect(host.site()).toEqual(withOldScript);
  await publish(host, NEW, day(32));
  expect(host.site()).toEqual(NEW);
});

test('the share pictures of all releases stay', async () => {
  const former = { 'share/home-1a2b3c4d.png': 'picture 1' };
  const host = await hostWith({ ...OLD, ...former });
  const next = { ...NEW, 'share/home-5e6f7a8b.png': 'picture 2' };
  await publish(host, next, new Date('2026-01-01'));
  expect(host.site()).toMatchObject({ ...next, ...former });
  await publish(host, next, new Date('2028-01-01'));
  expect(host.site()).toEqual({ ...next, ...former });
});

test('a script that comes back is not removed later', async () => {
  const host = await hostWith(OLD);
  await publish(host, NEW, new Date('2026-01-01'));
  await publish(host, OLD, new Date('2026-01-02'));
  await publish(host, OLD, new Date('2026-12-01'));
  expect(host.site()).toEqual(OLD);
});

/** Breaks off a publication at its first request, at its second and so on, each time on a new host. */
async function* brokenOffAnywhere() {
  const complete = await hostWith(OLD);
  await publish(complete, NEW);
  for (let loseAt = 0; loseAt < complete.requests.length; loseAt++) {
    const host = await hostWith(OLD);
    host.loseAt = loseAt;
    await expect(publish(host, NEW)).rejects.toThrow();
    yield { host, loseAt };
  }
}

test('broken off at any request, every page is whole, and the next run sends only the rest', async () => {
  for await (const { host, loseAt } of brokenOffAnywhere()) {
    const site = host.site();
    for (const path of ['.htaccess', 'index.html', 'index.txt', 'seo/index.html', 'icon.svg']) {
      expect([loseAt, path, [OLD[path], NEW[path]].includes(site[path])]).toEqual([
        loseAt,
        path,
        true,
      ]);
    }
    for (const text of Object.values(site)) {
      const [, script] = / needs (\w\d)$/.exec(text) ?? [];
      if (script)
        expect([loseAt, site[`_next/static/${script}.js`]]).toEqual([loseAt, `script ${script}`]);
    }
    expect(site['_next/static/a1.js']).toBe('script a1');

    host.loseAt = Infinity;
    const sentBefore = sent(host);
    await publish(host, NEW);
    expect(host.site()).toEqual({ ...NEW, '_next/static/a1.js': 'script a1' });
    // The file that was under way, and those that were in their places already, may go twice.
    expect(sent(host)).toBeLessThanOrEqual(6);
    if (sentBefore < 6) expect(sent(host)).toBeLessThanOrEqual(6 - sentBefore + 1);
    expect([...host.files.keys()].filter((path) => path.startsWith('.publishing/'))).toEqual([]);
  }
});

test('broken off at any request, the former site can be published again', async () => {
  for await (const { host, loseAt } of brokenOffAnywhere()) {
    host.loseAt = Infinity;
    await publish(host, OLD);
    const ofNewPages = ['_next/static/a2.js', '_next/static/b2.js'];
    const site = Object.entries(host.site()).filter(([path]) => !ofNewPages.includes(path));
    expect([loseAt, Object.fromEntries(site)]).toEqual([loseAt, OLD]);
  }
});

test('a first publication that is broken off at any request is not taken for another site', async () => {
  const { requests } = await hostWith(OLD);
  for (let loseAt = 0; loseAt < requests.length; loseAt++) {
    const host = new MemoryHost();
    host.loseAt = loseAt;
    await expect(publish(host, OLD)).rejects.toThrow();
    host.loseAt = Infinity;
    expect([loseAt, await foreignFiles(host.connect())]).toEqual([loseAt, []]);
    await publish(host, OLD);
    expect([loseAt, host.site()]).toEqual([loseAt, OLD]);
  }
});

test('a host that changes bytes on arrival keeps the old site', async () => {
  const host = await hostWith(OLD);
  host.change = (bytes) => Buffer.from(bytes.toString().replace('script a2', 'script\r\na2'));
  await expect(publish(host, NEW)).rejects.toThrow(ChangedOnArrivalError);
  expect(host.site()).toEqual(OLD);
});

test('files that no publication has put there stay, and what the site replaces is copied first', async () => {
  const host = new MemoryHost();
  const foreign = { 'index.html': 'coming soon', 'price.pdf': 'pdf', 'blog/index.php': 'php' };
  for (const [path, text] of Object.entries(foreign)) host.files.set(path, Buffer.from(text));
  expect(await foreignFiles(host.connect())).toEqual(['blog', 'index.html', 'price.pdf']);
  await publish(host, OLD);
  expect(host.site()).toMatchObject({ ...OLD, 'price.pdf': 'pdf', 'blog/index.php': 'php' });
  const copies = Object.entries(host.site()).filter(([path]) => path.includes('.before-'));
  expect(copies.map(([, text]) => text)).toEqual(['coming soon']);
  expect(await foreignFiles(host.connect())).toEqual([]);
  await publish(host, NEW);
  expect(host.site()).toMatchObject({ 'price.pdf': 'pdf', 'blog/index.php': 'php' });
});

test('rules that somebody has edited on the host are copied before new ones replace them', async () => {
  const host = await hostWith(OLD);
  host.files.set('.htaccess', Buffer.from('rules of the panel'));
  await publish(host, NEW);
  const copies = Object.entries(host.site()).filter(([path]) =>
    path.startsWith('.htaccess.before'),
  );
  expect(copies.map(([, text]) => text)).toEqual(['rules of the panel']);
});

test('rules that somebody edits between a broken publication and the next one are copied too', async () => {
  const host = await hostWith(OLD);
  await publish(host, NEW);
  const lastMove = host.requests.lastIndexOf('replace .htaccess');
  for (const loseAt of [lastMove, lastMove + 1]) {
    const broken = await hostWith(OLD);
    broken.loseAt = loseAt;
    await expect(publish(broken, NEW)).rejects.toThrow();
    broken.loseAt = Infinity;
    broken.files.set('.htaccess', Buffer.from('rules of the panel'));
    await publish(broken, NEW);
    expect(Object.values(broken.site())).toContain('rules of the panel');
  }
});

test('a list of an earlier release, whose hashes are texts, is read', async () => {
  const host = await hostWith(OLD);
  const { files, retired } = JSON.parse(String(host.files.get('.published.json')));
  const asTexts = Object.entries<string[]>(files).map(([path, hashes]) => [path, hashes.join(' ')]);
  const texts = { ...Object.fromEntries(asTexts), 'index.txt': ` ${files['index.txt']}` };
  host.files.set('.published.json', Buffer.from(JSON.stringify({ files: texts, retired })));
  await publish(host, OLD);
  // The file whose replacement was broken off is sent again.
  expect(sent(host)).toBe(1);
  await publish(host, OLD);
  expect(sent(host)).toBe(0);
});

test('a list that is damaged counts as none', async () => {
  const host = await hostWith(OLD);
  host.files.set('.published.json', Buffer.from('{'));
  await publish(host, OLD);
  expect(host.site()).toEqual(OLD);
});
