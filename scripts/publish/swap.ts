/** Where a file waits while another one takes its place. */
export function asideOf(path: string): string {
  return `${path}.old`;
}

/**
 * Puts a file in the place of another one on a server that refuses to rename onto a file. The old file waits aside, and
 * comes back when the new one can't be moved.
 */
export async function swap(
  rename: (from: string, to: string) => Promise<unknown>,
  from: string,
  to: string,
) {
  await rename(to, asideOf(to));
  try {
    await rename(from, to);
  } catch (error) {
    await rename(asideOf(to), to);
    throw error;
  }
}
