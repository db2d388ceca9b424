import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField, missingFields, onEdit, readLead } from '@/lib/browser/lead-form';
import type { ContactFormLabels } from '@/lib/content/schema';
import { formatNumber } from '@/lib/format';
import { excessOf, type Lead, type RequiredField } from '@/lib/lead';

/** Tells what is wrong with the fields. What the visitor corrects is checked again. */
export function useValidation(form: RefObject<HTMLFormElement | null>, labels: ContactFormLabels) {
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [excess, setExcess] = useState<ReturnType<typeof describeExcess>>();

  useLayoutEffect(() => {
    const { current: fields } = form;
    if (!fields) return;
    // The notice and the messages at the fields replace the browser's own validation.
    fields.noValidate = true;
    return onEdit(fields, () => {
      const stillMissing = missingFields(fields);
      setMissing((before) => {
        const after = before.filter((field) => stillMissing.includes(field));
        // The same array spares the form a render.
        return after.length === before.length ? before : after;
      });
      setExcess(describeExcess(readLead(fields), labels));
    });
  }, [form, labels]);

  /**
   * Returns the lead, or shows what is wrong and moves the focus there.
   *
   * @param onMissing is called before the focus moves to a field that is empty
   */
  function checkLead(fields: HTMLFormElement, onMissing: () => void): Lead | undefined {
    const empty = missingFields(fields);
    const lead = readLead(fields);
    const tooLong = describeExcess(lead, labels);
    // The messages are rendered before the focus moves, so that screen readers announce both.
    flushSync(() => {
      setMissing(empty);
      setExcess(tooLong);
    });
    const [firstEmpty] = empty;
    if (firstEmpty) onMissing();
    const wrong = firstEmpty ?? tooLong?.field;
    if (!wrong) return lead;
    focusField(fields, wrong);
    return undefined;
  }

  return { missing, excess, checkLead };
}

function describeExcess(lead: Lead, words: ContactFormLabels) {
  const excess = excessOf(lead);
  if (!excess) return undefined;
  const { field, letters, most } = excess;
  const text = `${words.tooLong} ${formatNumber(letters)}, ${words.fits} ${formatNumber(most)}`;
  return { field, text };
}
