import { addKeptServices } from '../../../lib/browser/choices';
import { restoreDraft } from '../../../lib/browser/lead-form';

/** Saves fields and ticks of a page that is not hydrated yet, beside the tab's earlier ones. */
export function persistForm() {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (form) restoreDraft(form);
  addKeptServices();
}
