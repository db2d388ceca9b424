import { loadChoices, saveChoices } from '../../../lib/browser/choices';
import { loadDraft, saveDraft } from '../../../lib/browser/draft';
import { readLead } from '../../../lib/browser/lead-form';

/** Saves fields and ticks of a page that is not hydrated yet, beside the tab's earlier ones. */
export function persistForm() {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (form) {
    const typed = Object.entries(readLead(form)).filter(([, value]) => value !== '');
    saveDraft({ ...loadDraft(), ...Object.fromEntries(typed) });
  }
  const ticked = document.querySelectorAll<HTMLInputElement>('[name=service]:checked');
  saveChoices(new Set([...loadChoices(), ...[...ticked].map(({ value }) => value)]));
}
