import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import { captureSource } from '../../../../lib/browser/lead-source';
import { fieldsOf } from '../../../../lib/fields-of';
import type { Change } from '../history';
import type { Refusal, State } from '../state';
import { AllFields } from './AllFields';
import { Button, EditorContext, type EditorValue, type Refused, request, useEditor } from './api';
import styles from './editor.css';
import { FieldForm } from './FieldForm';
import { makeEditable, watchMarks } from './make-editable';
import { Problem } from './Problem';
import { Publish } from './Publish';

/** The places whose form is open beside an element, and why the last change was not made. */
type Opened = { paths?: string[]; anchor?: Element | undefined; refused?: Refused };

const SAVING = 'Сохраняю…';

const PANELS = { 'Что изменено': Changes, 'Все поля': AllFields, Опубликовать: Publish };

/** The button of the preview, and what is open while it is on. */
function Editor() {
  const [state, setState] = useState<State>();
  const isOn = state !== undefined;
  const [{ paths, anchor, refused }, setOpened] = useState<Opened>({});
  const [status, setStatus] = useState('');
  const isBusy = status === SAVING;
  const [panel, setPanel] = useState<keyof typeof PANELS>();
  const Panel = panel && PANELS[panel];
  /** Counts the changes, so that what was read before one is not taken for the state after it. */
  const changes = useRef(0);

  /** Shows why something was not done. */
  const refuse = (refused: Refused) => setOpened((before) => ({ ...before, refused }));

  /** Has the preview do one step after the other. */
  const act: EditorValue['act'] = async (action, body = null, then, picture) => {
    if (isBusy) return;
    changes.current += 1;
    setStatus(SAVING);
    try {
      const fresh: State = await (await request(action, body, picture)).json();
      setState((before) => before && fresh);
      setOpened(({ refused: _, ...before }) => before);
      setStatus(['Сохранено.', ...fresh.notes].join(' '));
      then?.(fresh);
    } catch (error) {
      const refusal = error as Refusal;
      const { was } = refusal;
      const retry = () => act(action, { ...fieldsOf(body), was }, then, picture);
      const label = action === 'undo' ? 'Вернуть всё равно' : 'Записать моё';
      // An error has no properties of its own to copy.
      refuse({ ...refusal, message: refusal.message, ...(was && { label, retry }) });
      setStatus('');
    }
  };

  /** Reads what has changed elsewhere. What is read late does not turn the editor on again. */
  async function refresh() {
    const count = changes.current;
    const response = await request('state', { version: state?.version });
    const fresh: State | null = await response.json();
    if (fresh && count === changes.current) setState((before) => before && fresh);
  }

  function upload(path: string, picture: File | undefined) {
    const { written, label = '' } = state?.places[path] ?? {};
    const edits = [{ action: 'set' as const, path, value: '' }];
    const change: Change = { edits, was: [written], label };
    const alt = path.replace(/image$/, 'alt');
    const askForAlt = ({ places }: State) =>
      setOpened((now) => (places[alt] ? { ...now, paths: [alt] } : {}));
    if (picture) act('change', change, askForAlt, picture);
  }

  const onRefresh = useEffectEvent(() => refresh().catch(refuse));
  const onDrop = useEffectEvent(upload);

  useEffect(
    () => makeEditable(state, { open: setOpened, upload: onDrop, refresh: onRefresh }),
    [state],
  );

  // Another place may have been opened while this one was saved.
  const close = () => setOpened((now) => (now.paths === paths ? {} : now));

  async function toggle() {
    setOpened({});
    setStatus('');
    if (isOn) return setState(undefined);
    request('state', null)
      .then((response) => response.json())
      .then(setState, refuse);
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
            <Button disabled={!newest} onClick={() => act('undo', { id: newest?.id })}>
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
      {state && (
        <EditorContext value={{ state, isBusy, refused, act, refuse, upload, open, close }}>
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
          <Button onClick={() => act('undo', { id })}>Вернуть</Button>
        </li>
      ))}
    </ol>
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
