import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import { captureSource } from '../../../../lib/browser/lead-source';
import type { Change } from '../history';
import type { State } from '../state';
import { AllFields } from './AllFields';
import { Button } from './Button';
import { Changes } from './Changes';
import { EditorContext, type Refused } from './context';
import styles from './editor.css';
import { FieldForm } from './FieldForm';
import { makeEditable, mayDiscard, watchMarks } from './make-editable';
import { Problem } from './Problem';
import { Publish } from './Publish';
import { refusalOf } from './request';
import { useContent } from './use-content';
import { usePublication } from './use-publication';

/** The places whose form is open beside an element, and why the last change was not made. */
type Opened = { paths?: string[]; anchor?: Element | undefined; refused?: Refused | undefined };

const PANELS = { 'Что изменено': Changes, 'Все поля': AllFields, Опубликовать: Publish };

type PanelName = keyof typeof PANELS;

/** The button of the preview, and what is open while it is on. */
function Editor() {
  const [{ paths, anchor, refused }, setOpened] = useState<Opened>({});
  const refuse = (reason: Refused | undefined) =>
    setOpened((before) => ({ ...before, refused: reason }));
  const showError = (error: unknown) => refuse(refusalOf(error));
  const content = useContent(refuse);
  const { state, isBusy, act } = content;
  const { publication, publish, watch } = usePublication(showError);
  /** What comes of a click on a page that does not show the last change yet. */
  const [clickNote, setClickNote] = useState('');
  const [panel, setPanel] = useState<PanelName>();
  const Panel = panel && PANELS[panel];

  function upload(path: string, picture: File | undefined) {
    const { written, text, label = '' } = state?.places[path] ?? {};
    const edits = [{ action: 'set' as const, path, value: '' }];
    // The preview gives the picture its name.
    const words = { label, before: text, after: picture?.name ?? '' };
    const change: Change = { edits, expected: [written], words };
    const alt = path.replace(/image$/, 'alt');
    const askForAlt = ({ places }: State) =>
      setOpened((now) => (places[alt] ? { ...now, paths: [alt] } : {}));
    if (picture) act('change', change, { onDone: askForAlt, file: picture });
  }

  const onRefresh = useEffectEvent(() => content.refresh().catch(showError));
  const onDrop = useEffectEvent(upload);
  useEffect(
    () =>
      makeEditable(state, {
        open: setOpened,
        upload: onDrop,
        say: setClickNote,
        refresh: onRefresh,
      }),
    [state],
  );

  function toggle() {
    if (!mayDiscard()) return;
    setOpened({});
    content.toggle().catch(showError);
    watch();
  }
  const open = (path: string) => mayDiscard() && setOpened({ paths: [path], anchor });
  // Another place may have been opened while this one was saved.
  const close = () => setOpened((now) => (now.paths === paths ? {} : now));
  return (
    <>
      <style>{String(styles)}</style>
      <Toolbar
        {...{ content, clickNote, panel, onToggle: toggle, onPanel: setPanel }}
        isBuilding={publication.isBuilding}
      />
      {state && (
        <EditorContext
          value={{ state, isBusy, refused, publication, publish, act, refuse, upload, open, close }}
        >
          {refused && !paths && <Problem refused={refused} />}
          {Panel && (
            <aside aria-label={panel}>
              <Panel />
            </aside>
          )}
          {paths && (
            <div className="popup" style={placeBeside(anchor)}>
              <FieldForm key={paths.join()} paths={paths} />
            </div>
          )}
        </EditorContext>
      )}
      {refused && !state && <p role="alert">{refused.message}</p>}
    </>
  );
}

type ToolbarProps = {
  content: ReturnType<typeof useContent>;
  clickNote: string;
  isBuilding: boolean;
  panel: PanelName | undefined;
  onToggle: () => void;
  onPanel: (panel: PanelName | undefined) => void;
};

function Toolbar({ content, clickNote, isBuilding, panel, onToggle, onPanel }: ToolbarProps) {
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

/** Over the element, inside the page's width; at the top of the window without an element. */
function placeBeside(anchor: Element | undefined): CSSProperties {
  if (!anchor?.isConnected) return { position: 'fixed', top: '1rem', left: '1rem' };
  const { top, left } = anchor.getBoundingClientRect();
  const right = document.documentElement.clientWidth - 32;
  const edge = Math.max(8, Math.min(left, right - Math.min(right, 480)));
  return { top: top + scrollY, '--left': `${edge}px` } as CSSProperties;
}

/** Adds the button once React has taken over the page, which it would find changed otherwise. */
function start() {
  watchMarks();
  // The preview has no loader, which notes where the visitor came from, opens what the address names and lays out all
  // sections: a click would miss its text.
  captureSource();
  import('../../../export/loader/reveal-target').then(({ reveal }) => reveal());
  document.documentElement.dataset.laidOut = '';
  const host = document.createElement('div');
  host.dataset.editor = '';
  // Next replaces the whole body of a missing page.
  const keep = () => host.isConnected || document.body.prepend(host);
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  keep();
  createRoot(host).render(<Editor />);
}

/** The rest of the page follows its first island. Safari has no idle callback. */
const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);

if (document.querySelector('[data-hydrated]')) startWhenIdle();
else addEventListener(HYDRATED, startWhenIdle, { once: true });
