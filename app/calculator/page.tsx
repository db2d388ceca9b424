import { Calculator } from '@/components/Calculator/Calculator';
import { Hero } from '@/components/Hero/Hero';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { business, contacts, content, siteIdentity } from '@/content';
import { pageMetadata } from '@/lib/metadata';
import { pathOf } from '@/lib/routes';
import { innerGraph } from '@/lib/structured-data';
import { SiteContact } from '../_parts/SiteContact';

const { meta, hero, steps, form, result, call } = content.calculator;
const { menu } = content.site;

export const metadata = pageMetadata('calculator', meta, siteIdentity);

export default function CalculatorPage() {
  return (
    <>
      <StructuredData
        graph={innerGraph(business, menu.home, {
          path: pathOf('calculator'),
          name: menu.calculator,
        })}
      />
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
