import { deepValues, type Path } from '../../content/deep-values';
import type { Content } from '../../content/schema';

const TIME_LIMIT_MS = 10_000;

type DeadSource = { path: Path; message: string };

/** Asks for the pages that works, cases and reviews name as their sources, and lists those that are not there. */
export async function deadSources(content: Content): Promise<DeadSource[]> {
  const sources = deepValues(content).flatMap(({ path, value }) =>
    path.at(-1) === 'source' && typeof value === 'string' && URL.canParse(value)
      ? [{ path, address: value }]
      : [],
  );
  const asked = sources.map(async ({ path, address }) => {
    const problem = await problemOf(address);
    return problem ? [{ path, message: `ссылка не открывается (${problem}): ${address}` }] : [];
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
