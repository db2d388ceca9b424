import './editor.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import type { Change } from '../change';
import type { State } from '../server';
import { ask, EditorContext, undo } from './api';
import { Changes } from './Changes';
import { FieldForm } from './FieldForm';
import { makeEditable } from './make-editable';
import { Problem, type Refused } from './Problem';
import { Publish } from './Publish';
import { Button } from './parts';
import { Tree } from './Tree';

/** The places whose form is open beside an element, the one after them, and why the last change was not made. */
type Opened = { paths?: string[]; anchor?: Element | undefined; next?: string; refused?: Refused };

const PANELS = [
  { name: 'Что изменено', Content: Changes },
  { name: 'Все поля', Content: Tree },
  { name: 'Опубликовать', Content: Publish },
];

/** The button of the preview, and what is open while it is on. */
function Editor({ host }: { host: HTMLElement }) {
  const [state, setState] = useState<State>();
  const isOn = state !== undefined;
  const [{ paths, anchor, refused }, show] = useState<Opened>({});
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [panel, setPanel] = useState<(typeof PANELS)[number]>();
  const last = useRef<string>(undefined);

  async function attempt(action: () => Promise<unknown>, retry?: Refused['retry']) {
    try {
      await action();
    } catch (error) {
      const { message, ...refusal } = error as Refused;
      show((before) => ({ ...before, refused: { ...refusal, message, retry } }));
    }
  }

  /** Reads the content after a step. What is read late does not turn the editor on again. */
  async function read(...step: Parameters<typeof ask>): Promise<State> {
    const fresh = await ask(...step);
    setState((before) => before && fresh);
    // The page shows a change a moment later.
    setSaved(step[0] !== 'state');
    return fresh;
  }

  /** Changes the content, one step at a time. */
  async function change(wanted: Change, then?: (fresh: State) => void, picture?: File) {
    if (isBusy) return;
    setBusy(true);
    await attempt(
      async () => {
        const fresh = await read('change', wanted, picture);
        show(({ refused: _, ...before }) => before);
        then?.(fresh);
      },
      (part) => change({ ...wanted, ...part }, then, picture),
    );
    setBusy(false);
  }

  function upload(path: string, picture: File, beside = anchor) {
    const was = [state?.places[path]?.written];
    const askForWords = ({ places }: State) => {
      const words = ['alt', 'caption'].map((name) => path.replace(/image$/, name));
      const [alt, next] = words.filter((one) => places[one]);
      show(alt ? { paths: [alt], anchor: beside, ...(next && { next }) } : {});
    };
    change({ kind: 'set', paths: [path], was }, askForWords, picture);
  }

  const refresh = useEffectEvent(() => attempt(() => read('state')));
  const onDrop = useEffectEvent(upload);

  useEffect(() => {
    if (!isOn) return;
    let waiting = 0;
    const observer = new MutationObserver((mutations) => {
      if (mutations.every(({ target }) => !target.isConnected || host.contains(target))) return;
      clearTimeout(waiting);
      waiting = window.setTimeout(() => refresh(), 200);
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [isOn, host]);

  useEffect(() => makeEditable(state, show, (...dropped) => onDrop(...dropped)), [state]);

  useEffect(() => {
    if (paths) [last.current] = paths;
    // The page shows what was saved a moment later, and until then its element has no place.
    else if (state && document.activeElement === document.body) focusAt(last.current);
  }, [paths, state]);

  function close() {
    show((now) => {
      // Another place may have been opened while this one was saved.
      if (now.paths !== paths) return now;
      return now.next ? { paths: [now.next], anchor } : {};
    });
  }

  function toggle() {
    show({});
    if (isOn) setState(undefined);
    else attempt(async () => setState(await ask('state')));
  }

  const open = (path: string) => show({ paths: [path], anchor });
  const [newest] = state?.changes ?? [];
  return (
    <>
      <div className="bar" role="toolbar" aria-label="Правка сайта">
        <Button aria-pressed={isOn} onClick={toggle}>
          Править
        </Button>
        {isOn && (
          <>
            <Button disabled={!newest} onClick={() => newest && change(undo(newest.id))}>
              Отменить
            </Button>
            {PANELS.map((one) => (
              <Button
                key={one.name}
                aria-expanded={panel === one}
                onClick={() => setPanel(panel === one ? undefined : one)}
              >
                {one.name}
              </Button>
            ))}
            <span role="status">{isSaved && 'Сохранено, страница сейчас обновится.'}</span>
          </>
        )}
      </div>
      {refused && !paths && (
        <div className="problem">
          <Problem refused={refused} />
        </div>
      )}
      {state && (
        <EditorContext value={{ state, isBusy, change, attempt, open }}>
          {panel && (
            <aside aria-label={panel.name}>
              <panel.Content />
            </aside>
          )}
          {paths && (
            <div className="popup" style={placeBeside(anchor)}>
              <FieldForm
                key={paths.join()}
                paths={paths}
                refused={refused}
                upload={upload}
                close={close}
              />
            </div>
          )}
        </EditorContext>
      )}
    </>
  );
}

function focusAt(path: string | undefined) {
  document.querySelector<HTMLElement>(`[data-edit="${path}"]`)?.focus({ preventScroll: true });
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
  // The preview has no loader to open what the address names.
  import('../../../export/loader/reveal').then(({ reveal }) => reveal());
  const host = document.createElement('div');
  host.dataset.editor = '';
  // Next replaces the whole body of a missing page.
  const keep = () => host.isConnected || document.body.prepend(host);
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  keep();
  createRoot(host).render(<Editor host={host} />);
}

/** The rest of the page follows its first island. Safari has no idle callback. */
const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);

if (document.querySelector('[data-hydrated]')) startWhenIdle();
else addEventListener(HYDRATED, startWhenIdle, { once: true });
