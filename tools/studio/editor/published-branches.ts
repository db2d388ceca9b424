import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The workflow by which GitHub publishes the site. */
const WORKFLOW = '.github/workflows/publish.yml';

const EVERY_BRANCH = ['**'];

/** The branches whose push starts a workflow. It names its events as a word, as a list, or each with its branches. */
const schema = z.object({
  on: z.union([
    z.string().transform((event) => (event === 'push' ? EVERY_BRANCH : [])),
    z.array(z.string()).transform((events) => (events.includes('push') ? EVERY_BRANCH : [])),
    z
      .object({ push: z.object({ branches: z.array(z.string()).default(EVERY_BRANCH) }).nullish() })
      .transform((events) => ('push' in events ? (events.push?.branches ?? EVERY_BRANCH) : [])),
  ]),
});

/** Says in Russian what comes of a push to a branch. */
export function describePush(root: string, branch: string): string {
  const branches = publishedBranches(root);
  if (branches.some((published) => [branch, '*', '**'].includes(published))) {
    return 'Отправлено. Сайт обновится через несколько минут.';
  }
  const sent = `Отправлено в ветку ${branch}. Сайт от этого не обновится:`;
  return branches.length > 0
    ? `${sent} он собирается из ветки ${branches.join(', ')}. Чтобы правки попали на сайт, влейте в неё ветку ${branch} на GitHub.`
    : `${sent} на GitHub эту ветку не публикует сценарий ${WORKFLOW}.`;
}

function publishedBranches(root: string): string[] {
  const file = join(root, WORKFLOW);
  if (!existsSync(file)) return [];
  try {
    return schema.parse(parse(readFileSync(file, 'utf8'))).on;
  } catch {
    return [];
  }
}
