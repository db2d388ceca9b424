/** The icons of public/, with their sizes in pixels; docs/recipes.md says how they are drawn. */
export const ICONS = {
  svg: 'favicon.svg',
  ico: { file: 'favicon.ico', sizes: [16, 32, 48, 128] },
  apple: { file: 'apple-touch-icon.png', size: 180 },
  app: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;
