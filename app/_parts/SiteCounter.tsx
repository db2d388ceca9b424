import { content, settings } from '@/content';

/** next.config.mjs decides the condition while compiling, so that a site without a counter ships none of it. */
export async function SiteCounter() {
  if (process.env.NEXT_PUBLIC_METRIKA_ID) {
    const { Metrika } = await import('@/components/Metrika/Metrika');
    const { metrikaId } = settings;
    return metrikaId && <Metrika id={metrikaId} labels={content.privacy.counter} />;
  }
  return null;
}
