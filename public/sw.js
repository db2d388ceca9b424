// A site that stood at this domain before may have left a service worker of this name, which answers with its own pages.
// Browsers fetch this file in its place; it goes away and has the open pages loaded anew.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
});
