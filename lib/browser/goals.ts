/** The actions of a visitor that the owner may count. */
export type Goal =
  | 'lead_sent'
  | 'lead_failed'
  | 'form_started'
  | 'call_pressed'
  | 'messenger_pressed'
  | 'email_pressed'
  | 'calculator_started'
  | 'calculator_step'
  | 'calculator_finished'
  | 'calculator_empty'
  | 'estimate_shared';

/** Amounts, and names that come from the site. Text that a visitor has typed is never included. */
export type GoalDetails = Record<string, string | number>;

export type ReachedGoal = { goal: Goal; details: GoalDetails | undefined };

/** The event that announces a goal. */
export const GOAL_EVENT = 'site:goal';

export function announceGoal(goal: Goal, details?: GoalDetails) {
  const detail: ReachedGoal = { goal, details };
  window.dispatchEvent(new CustomEvent(GOAL_EVENT, { detail }));
}

const announced = new Set<Goal>();

/** Announces a goal that counts only once until the next page load. */
export function announceOnce(goal: Goal) {
  if (announced.has(goal)) return;
  announced.add(goal);
  announceGoal(goal);
}

/** Returns the goal that a click on a link reaches. Only links to messengers open a new tab. */
export function goalOfLink(link: Pick<HTMLAnchorElement, 'protocol' | 'target'>): Goal | undefined {
  if (link.protocol === 'tel:') return 'call_pressed';
  if (link.protocol === 'mailto:') return 'email_pressed';
  return link.target === '_blank' ? 'messenger_pressed' : undefined;
}
