/** A site that stood at this domain before may have left a service worker, which would go on answering for it. */
async function unregisterWorkers() {
  const workers = await navigator.serviceWorker?.getRegistrations();
  for (const worker of workers ?? []) worker.unregister();
}

// Throws for a page from the disk.
unregisterWorkers().catch(() => {});
