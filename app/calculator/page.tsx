import { Calculator } from '@/components/Calculator/Calculator';
import { Hero } from '@/components/Hero/Hero';
import { contacts, content, settings } from '@/content';
import { pageMetadata } from '@/lib/metadata';
import { SiteContact } from '../_parts/SiteContact';

const { meta, hero, steps, form, result, call } = content.calculator;

export const metadata = pageMetadata('calculator', meta, settings.siteUrl);

export default function CalculatorPage() {
  return (
    <>
      <Hero {...hero} primary={{ label: hero.primary, href: '#estimate' }} />
      <Calculator
        steps={steps}
        services={content.prices.services}
        words={form}
        result={result}
        call={call}
        contacts={contacts}
      />
      <SiteContact />
    </>
  );
}
