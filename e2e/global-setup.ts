import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { copyProject } from '../scripts/copy-project';
import { startInbox } from '../scripts/inbox/server';
import { buildSite } from '../scripts/site-build';
import { startStaticServer } from '../scripts/static-server';
import { CONTENT_FOLDER } from './frozen-content';
import {
  BASE_PATH,
  COMMIT_DATE,
  INBOX_PORT,
  KEYS,
  PROJECT_FOLDER,
  SETTINGS,
  SITE_FOLDER,
  SITE_PORT,
} from './site';

const LEADS_FILE = '.test/leads.jsonl';

/** Builds the site as a release is built, and serves it as a static host would, with an inbox beside it. */
export default async function globalSetup() {
  await rm(LEADS_FILE, { force: true });
  await copyProject(PROJECT_FOLDER, CONTENT_FOLDER);
  commitAll(PROJECT_FOLDER);
  await buildSite({ root: resolve(PROJECT_FOLDER), out: 'out', env: SETTINGS });
  const site = await startStaticServer({ root: SITE_FOLDER, port: SITE_PORT, basePath: BASE_PATH });
  const inbox = await startInbox({
    port: INBOX_PORT,
    file: LEADS_FILE,
    keys: KEYS,
  });
  return async () => {
    await site.close();
    await inbox.close();
  };
}

/** The sitemap takes its dates from git, so the copy gets a history of one commit. */
function commitAll(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=owner@example.ru', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: COMMIT_DATE, GIT_COMMITTER_DATE: COMMIT_DATE },
    });
  git('init', '--quiet');
  git('add', 'app', 'content');
  git('commit', '--quiet', '--message', 'Copy of the project');
}
