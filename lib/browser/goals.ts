/** The actions of a visitor that the owner may count. */
export type Goal =
  | 'lead_sent'
  | 'lead_failed'
  | 'call_pressed'
  | 'messenger_pressed'
  | 'calculator_finished';

/** The event that announces a goal; its detail is the name of the goal. */
export const GOAL_EVENT = 'site:goal';

export function announceGoal(goal: Goal) {
  window.dispatchEvent(new CustomEvent<Goal>(GOAL_EVENT, { detail: goal }));
}

/** Returns the goal that a click on a link reaches. Only messengers open a tab of their own. */
export function goalOfLink(link: Pick<HTMLAnchorElement, 'protocol' | 'target'>): Goal | undefined {
  if (link.protocol === 'tel:') return 'call_pressed';
  return link.target === '_blank' ? 'messenger_pressed' : undefined;
}
