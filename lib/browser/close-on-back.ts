export type BackStep = {
  /** Takes the step back out of the history, after the layer was closed in another way. */
  remove: () => void;
  /** Leaves the step in the history, because a link leads on from here. */
  abandon: () => void;
};

/** Has «Back» close a layer that lies over the page, instead of leaving the page. */
export function closeOnBack(close: () => void): BackStep {
  // The router keeps its own state in the entry, and reloads a page whose entry lacks it.
  window.history.pushState(window.history.state, '', window.location.href);
  const listening = new AbortController();
  window.addEventListener(
    'popstate',
    () => {
      listening.abort();
      close();
    },
    { signal: listening.signal },
  );
  return {
    remove() {
      if (listening.signal.aborted) return;
      listening.abort();
      window.history.back();
    },
    abandon: () => listening.abort(),
  };
}
