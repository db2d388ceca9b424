/** Shows the WebP where a host refuses AVIF or names it wrongly: by itself a browser falls back by the type alone. */
addEventListener(
  'error',
  ({ target }) => {
    const picture = target instanceof HTMLImageElement && target.closest('picture');
    if (!picture) return;
    // One that is set already has failed with its WebP too.
    for (const source of picture.querySelectorAll<HTMLSourceElement>(
      'source:not([media="not all"])',
    ))
      source.media = 'not all';
  },
  true,
);
