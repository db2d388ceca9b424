import { deepValues } from '../../lib/content/deep-values';
import type { Content } from '../../lib/content/schema';
import type { Finding } from '../../lib/finding';
import { findingAt } from '../shared/finding-at';

const TIME_LIMIT_MS = 10_000;

/** Asks for the pages that works, cases and reviews name as their sources, and lists those that are not there. */
export async function deadSources(folder: string, content: Content): Promise<Finding[]> {
  const sources = deepValues(content).flatMap(({ path, value }) =>
    path.at(-1) === 'source' && typeof value === 'string' && URL.canParse(value)
      ? [{ path, address: value }]
      : [],
  );
  const asked = sources.map(async ({ path, address }) => {
    const problem = await problemOf(address);
    const text = `ссылка не открывается (${problem}): ${address}`;
    return problem ? [findingAt(folder, path, text)] : [];
  });
  return (await Promise.all(asked)).flat();
}

async function problemOf(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    // Many sites answer programs with another error, although people can open the page.
    return status === 404 || status === 410 ? `ответ ${status}` : undefined;
  } catch {
    return 'нет ответа';
  }
}
