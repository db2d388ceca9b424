import { content, settings } from '@/content';

/**
 * The consent to visit statistics, for a site whose settings have a counter. The condition is decided while compiling
 * (next.config.mjs), so that the files of other sites contain nothing of it.
 */
export async function SiteCounter() {
  if (process.env.NEXT_PUBLIC_METRIKA_ID) {
    const { Metrika } = await import('@/components/Metrika/Metrika');
    const { metrikaId } = settings;
    return metrikaId && <Metrika id={metrikaId} labels={content.privacy.counter} />;
  }
  return null;
}
