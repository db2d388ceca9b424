import { useEffect, useRef } from 'react';
import type { State } from '../state';
import { AllFields } from './AllFields';
import { Button } from './Button';
import { Changes } from './Changes';
import { useDraftPaths } from './drafts';
import { useHasHostingDraft } from './hosting-draft';
import { Publish } from './Publish';
import type { useContent } from './use-content';

export const PANELS = { 'Что изменено': Changes, 'Все поля': AllFields, Опубликовать: Publish };

export type PanelName = keyof typeof PANELS;

type ToolbarProps = {
  content: ReturnType<typeof useContent>;
  clickNote: string;
  isBuilding: boolean;
  panel: PanelName | undefined;
  /** The place of the open form. */
  formPath: string | undefined;
  open: (path: string) => void;
  onToggle: () => void;
  onPanel: (panel: PanelName | undefined) => void;
};

/** The button of the preview, and while the editor is on those of its panels. */
export function Toolbar({
  content,
  clickNote,
  isBuilding,
  panel,
  formPath,
  open,
  onToggle,
  onPanel,
}: ToolbarProps) {
  const { state, status, isBusy, act } = content;
  const [newest] = state?.changes ?? [];
  const bar = useHeightForStyles();
  return (
    <div ref={bar} role="toolbar" aria-label="Правка сайта">
      <Button aria-pressed={state !== undefined} onClick={onToggle}>
        Править
      </Button>
      <Drafts {...{ state, panel, formPath, open, onPanel }} />
      {state && (
        <>
          <Button disabled={!newest || isBusy} onClick={() => act('undo', { id: newest?.id })}>
            Отменить
          </Button>
          <Button disabled={!state.canRedo || isBusy} onClick={() => act('redo', {})}>
            Вернуть отменённое
          </Button>
          {(Object.keys(PANELS) as PanelName[]).map((name) => (
            <Button
              key={name}
              aria-expanded={panel === name}
              onClick={() => onPanel(panel === name ? undefined : name)}
            >
              {name}
            </Button>
          ))}
          <span role="status">
            {isBusy && isBuilding ? 'Сохраню, как только сайт соберётся…' : status} {clickNote}
          </span>
        </>
      )}
    </div>
  );
}

/** Tells the styles how high the bar is, so that nothing of the page or of the editor lies below it. */
function useHeightForStyles() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      style.setProperty('--editor-bar', `${size?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);
  return bar;
}

type DraftsProps = Pick<ToolbarProps, 'panel' | 'formPath' | 'open' | 'onPanel'> & {
  state: State | undefined;
};

/** Leads back to words that were typed and not saved, in this tab or before. */
function Drafts({ state, panel, formPath, open, onPanel }: DraftsProps) {
  const [path, ...others] = useDraftPaths(state).filter((draft) => draft !== formPath);
  const hasHosting = useHasHostingDraft(state) && panel !== 'Все поля';
  if (!path && !hasHosting) return null;
  if (!state) return <span>Есть несохранённые слова.</span>;
  const more = others.length > 0 ? ` и ещё ${others.length}` : '';
  return (
    <>
      {path && (
        <Button onClick={() => open(path)}>
          {`Не сохранено: ${state.places[path]?.label}${more}`}
        </Button>
      )}
      {hasHosting && <Button onClick={() => onPanel('Все поля')}>Не сохранено: Хостинг</Button>}
    </>
  );
}
