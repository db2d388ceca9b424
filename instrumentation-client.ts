import { HYDRATED } from './lib/browser/hydration';

// The preview has no loader to open what the address names. Opened before hydration, it would be shown as an error.
if (process.env.NODE_ENV === 'development') {
  const open = () => import('./scripts/export/loader/reveal').then(({ reveal }) => reveal());
  addEventListener(HYDRATED, open, { once: true });
}
