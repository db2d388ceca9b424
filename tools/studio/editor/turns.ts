let last: Promise<unknown> = Promise.resolve();

/**
 * Runs actions that need the content to themselves one after another, in the order in which they were asked for. A pull
 * from GitHub rewrites files, and must not do so between the check of a text and its writing, or while the site is built.
 */
export function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  const result = last.then(action);
  // An action that fails does not stop the next one.
  last = result.catch(() => {});
  return result;
}
