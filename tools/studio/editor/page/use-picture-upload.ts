import type { State } from '../state';
import type { useContent } from './use-content';
import type { useOpenPlace } from './use-open-place';

type Content = Pick<ReturnType<typeof useContent>, 'state' | 'act'>;
type SetOpened = ReturnType<typeof useOpenPlace>['setOpened'];

/** Returns a function that sends a picture for a place, and then opens the description of the picture. */
export function usePictureUpload({ state, act }: Content, setOpened: SetOpened) {
  return (path: string, picture: File | undefined) => {
    if (!picture) return;
    const { written, text, label = '' } = state?.places[path] ?? {};
    const edits = [{ action: 'set' as const, path, value: picture.name }];
    const words = { label, before: text, after: picture.name };
    const alt = path.replace(/image$/, 'alt');
    // Another place may have been opened meanwhile.
    const openAlt = ({ places }: State) =>
      setOpened((now) => {
        if (now.paths?.[0] !== path) return now;
        return places[alt] ? { ...now, paths: [alt] } : {};
      });
    const options = { onDone: openAlt, files: { [path]: picture } };
    act('change', { edits, expected: [written], words }, options);
  };
}
