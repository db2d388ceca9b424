import type { RefObject } from 'react';
import { Button } from './Button';
import { readBox } from './chips';
import { useEditor } from './context';
import type { ControlProps } from './control-props';

type UnderlineProps = Pick<ControlProps, 'path' | 'typed' | 'setTyped'> & {
  box: RefObject<HTMLDivElement | null>;
  headline: string;
};

/** The words of a headline that are underlined, chosen by selecting them. */
export function Underline({ box, path, headline, typed, setTyped }: UnderlineProps) {
  const { state } = useEditor();
  const words = String(typed[path] ?? state.places[path]?.written ?? '');

  function underlineSelected() {
    const selection = getSelection();
    const isInBox = selection?.rangeCount && box.current?.contains(selection.anchorNode);
    const selected = isInBox
      ? readBox(selection.getRangeAt(0).cloneContents(), state.figures)
      : undefined;
    setTyped(path, selected?.text.trim() ?? '');
  }

  const isThere = headline.includes(words);
  return (
    <div>
      <p role="status">
        {!words && 'Ничего не подчёркнуто.'}
        {words && isThere && ['Подчёркнуто: ', <u key="words">{words}</u>]}
        {words && !isThere && `Слов «${words}» в заголовке уже нет: подчёркивание снимется.`}
      </p>
      {/* The selection stays in the field. */}
      <Button onMouseDown={(event) => event.preventDefault()} onClick={underlineSelected}>
        Подчеркнуть выделенное
      </Button>
      {words && <Button onClick={() => setTyped(path, '')}>Не подчёркивать</Button>}
    </div>
  );
}
