import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import type { Change, Refusal } from '../history';
import type { State } from '../server';
import { Button, EditorContext, type EditorValue, type Refused, request, useEditor } from './api';
import styles from './editor.css';
import { FieldForm, Problem } from './FieldForm';
import { makeEditable } from './make-editable';
import { Publish } from './Publish';
import { Tree } from './Tree';

/** The places whose form is open beside an element, and why the last change was not made. */
type Opened = { paths?: string[]; anchor?: Element | undefined; refused?: Refused };

const SAVING = 'Сохраняю…';

const PANELS = { 'Что изменено': Changes, 'Все поля': Tree, Опубликовать: Publish };

/** The button of the preview, and what is open while it is on. */
function Editor() {
  const [state, setState] = useState<State>();
  const isOn = state !== undefined;
  const [{ paths, anchor, refused }, setOpened] = useState<Opened>({});
  const [status, setStatus] = useState('');
  const isBusy = status === SAVING;
  const [panel, setPanel] = useState<keyof typeof PANELS>();
  const Panel = panel && PANELS[panel];

  /** Shows why something was not done. */
  const refuse = (refused: Refused) => setOpened((before) => ({ ...before, refused }));

  /** Has the preview do one step after the other. What is read late does not turn the editor on again. */
  const act: EditorValue['act'] = async (action, body = null, then, picture) => {
    if (isBusy) return;
    const isStep = action !== 'state';
    setStatus(isStep ? SAVING : '');
    try {
      const fresh: State = await (await request(action, body, picture)).json();
      setState((before) => before && fresh);
      if (isStep) setOpened(({ refused: _, ...before }) => before);
      // The page shows a change a moment later, and is read again then.
      if (isStep) setStatus('Сохранено.');
      then?.(fresh);
    } catch (error) {
      const { message, was } = error as Refusal;
      const retry = (typed: object) =>
        act(action, { ...Object(body), was, ...typed }, then, picture);
      refuse({ message, ...(was && { label: 'Записать моё', retry }) });
      if (isStep) setStatus('');
      // What another window has changed meanwhile is taken back first.
      if (action === 'undo') act('state');
    }
  };

  function upload(path: string, picture: File | undefined) {
    const { written, label = '' } = state?.places[path] ?? {};
    const change: Change = { edits: [[path]], was: [written], label };
    const alt = path.replace(/image$/, 'alt');
    const askForAlt = ({ places }: State) =>
      setOpened((now) => (places[alt] ? { ...now, paths: [alt] } : {}));
    if (picture) act('change', change, askForAlt, picture);
  }

  const refresh = useEffectEvent(() => act('state'));
  const onDrop = useEffectEvent(upload);

  useEffect(() => makeEditable(state, setOpened, onDrop, refresh), [state]);

  // Another place may have been opened while this one was saved.
  const close = () => setOpened((now) => (now.paths === paths ? {} : now));

  function toggle() {
    setOpened({});
    if (isOn) setState(undefined);
    else act('state', null, setState);
  }

  const open = (path: string) => setOpened({ paths: [path], anchor });
  const [newest] = state?.changes ?? [];
  return (
    <>
      <style>{String(styles)}</style>
      <div role="toolbar" aria-label="Правка сайта">
        <Button aria-pressed={isOn} onClick={toggle}>
          Править
        </Button>
        {isOn && (
          <>
            <Button disabled={!newest} onClick={() => act('undo', newest?.id)}>
              Отменить
            </Button>
            {(Object.keys(PANELS) as (keyof typeof PANELS)[]).map((name) => (
              <Button
                key={name}
                aria-expanded={panel === name}
                onClick={() => setPanel(panel === name ? undefined : name)}
              >
                {name}
              </Button>
            ))}
            <span role="status">{status}</span>
          </>
        )}
      </div>
      {refused && !paths && <Problem refused={refused} />}
      {state && (
        <EditorContext value={{ state, isBusy, refused, act, refuse, upload, open, close }}>
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
    </>
  );
}

/** The changes since the preview began in words, each with its way back. */
function Changes() {
  const { state, act } = useEditor();
  if (state.changes.length === 0) return <p>Пока ничего.</p>;
  return (
    <ol>
      {state.changes.map(({ id, label, before, after }) => (
        <li key={id}>
          <b>{label}</b>
          <p>
            {before !== undefined && [<del key="before">{before}</del>, ' → ']}
            {after}
          </p>
          <Button onClick={() => act('undo', id)}>Вернуть</Button>
        </li>
      ))}
    </ol>
  );
}

/** Over the element, inside the page's width; at the top of the window without an element. */
function placeBeside(anchor: Element | undefined) {
  if (!anchor?.isConnected) return { position: 'fixed', top: '1rem', left: '1rem' } as const;
  const { top, left } = anchor.getBoundingClientRect();
  const right = document.documentElement.clientWidth - 32;
  return { top: top + scrollY, left: Math.max(8, Math.min(left, right - Math.min(right, 480))) };
}

/** Adds the button once React has taken over the page, which it would find changed otherwise. */
function start() {
  // The preview has no loader, which opens what the address names and lays out all sections: a click would miss its text.
  import('../../../export/loader/reveal').then(({ reveal }) => reveal());
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
