import { Calculator } from '@/components/calculator/Calculator/Calculator';
import { ScriptNotices } from '@/components/calculator/Calculator/ScriptNotices';
import { CalculatorHero } from '@/components/calculator/CalculatorHero/CalculatorHero';
import { SignedPortrait } from '@/components/ui/Portrait/Portrait';
import { Signature } from '@/components/ui/Signature/Signature';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import { business, contacts, content } from '@/lib/content';
import { visibleSteps } from '@/lib/content/schema/calculator';
import { pathOf } from '@/lib/routes';
import { pageGraph } from '@/lib/structured-data';
import { ContactSection } from '../_parts/ContactSection';
import { metadataOf } from '../_parts/page-metadata';

const { hero, form, result, call, contactTitle } = content.calculator;
const { menu, person } = content.site;

const graph = pageGraph(business, menu.home, pathOf('calculator'), menu.calculator);

export const metadata = metadataOf('calculator');

const steps = visibleSteps(content.calculator.steps, content.prices.services);

export default function CalculatorPage() {
  return (
    <>
      <StructuredData graph={graph} />
      <CalculatorHero {...hero} person={person} />
      <Calculator
        // The current step is one of these. With others, the visitor starts anew.
        key={steps.map(({ id }) => id).join()}
        steps={steps}
        services={content.prices.services}
        labels={form}
        scriptNotices={<ScriptNotices labels={form} />}
        result={result}
        call={call}
        portrait={<SignedPortrait person={person} />}
        signature={<Signature person={person} />}
        signedBy={`${person.name}, ${person.role}`}
        contacts={contacts}
      />
      {/* This paper is lighter than kraft, which looks too heavy here. */}
      <ContactSection paper="stone" title={contactTitle} />
    </>
  );
}
