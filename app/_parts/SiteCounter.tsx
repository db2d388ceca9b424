import { content, settings } from '@/content';

/**
 * The counter of visits with its line of consent, for a site whose settings have one. The condition is decided while
 * compiling (next.config.mjs), so that another site's files hold nothing of it.
 */
export async function SiteCounter() {
  if (process.env.NEXT_PUBLIC_METRIKA_ID) {
    const { Metrika } = await import('@/components/Metrika/Metrika');
    const { metrikaId } = settings;
    return metrikaId && <Metrika id={metrikaId} words={content.privacy.counter} />;
  }
  return null;
}
