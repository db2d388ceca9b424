import { AllFields } from './AllFields';
import { Button } from './Button';
import { Changes } from './Changes';
import { Publish } from './Publish';
import type { useContent } from './use-content';

export const PANELS = { 'Что изменено': Changes, 'Все поля': AllFields, Опубликовать: Publish };

export type PanelName = keyof typeof PANELS;

type ToolbarProps = {
  content: ReturnType<typeof useContent>;
  clickNote: string;
  isBuilding: boolean;
  panel: PanelName | undefined;
  onToggle: () => void;
  onPanel: (panel: PanelName | undefined) => void;
};

/** The button of the preview, and while the editor is on those of its panels. */
export function Toolbar({
  content,
  clickNote,
  isBuilding,
  panel,
  onToggle,
  onPanel,
}: ToolbarProps) {
  const { state, status, isBusy, act } = content;
  const [newest] = state?.changes ?? [];
  return (
    <div role="toolbar" aria-label="Правка сайта">
      <Button aria-pressed={state !== undefined} onClick={onToggle}>
        Править
      </Button>
      {state && (
        <>
          <Button disabled={!newest || isBusy} onClick={() => act('undo', { id: newest?.id })}>
            Отменить
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
