import type { Finding } from '../../../../lib/finding';
import { useEditor } from './context';
import { nearestPlace } from './nearest-place';
import { useChanges } from './use-changes';

/** Returns a function that settles a finding by writing its answer. */
export function useAnswer() {
  const { state } = useEditor();
  const { change } = useChanges(state);
  return ({ place = '', answer }: Finding) => {
    if (!answer) return;
    const { label, ...edit } = answer;
    change(nearestPlace(place, state), [edit], { done: label });
  };
}
