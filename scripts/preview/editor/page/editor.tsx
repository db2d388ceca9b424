import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import type { Refusal } from '../change';
import type { Field } from '../fields';
import { ask, Content, EditorContext } from './api';
import { Changes } from './Changes';
import { FieldForm } from './FieldForm';
import { makeEditable } from './make-editable';
import { Publish } from './Publish';
import { Button } from './parts';
import { skeletonOf } from './skeleton';
import { Contents } from './Tree';

/** The places whose form is open beside an element, and why the last change was not made. */
type Opened = { paths?: string[]; anchor?: Element | undefined; refusal?: Refusal };

const PANELS = [
  { name: 'Что изменено', Content: Changes },
  { name: 'Все поля', Content: Contents },
  { name: 'Опубликовать', Content: Publish },
];

/** The button of the preview, and what is open while it is on. */
function Editor({ host }: { host: HTMLElement }) {
  const [content, setContent] = useState<Content>();
  const isOn = content !== undefined;
  const [{ paths, anchor, refusal }, show] = useState<Opened>({});
  const [isSaved, setSaved] = useState(false);
  const [panel, setPanel] = useState<(typeof PANELS)[number]>();
  const closed = useRef<string>(undefined);
  const latest = useRef(paths);
  latest.current = paths;

  async function attempt(action?: () => Promise<unknown>, then?: (fresh: Content) => void) {
    try {
      await action?.();
      const fresh = await Content.read();
      // Publishing changes nothing, nor does a page that shows what was saved.
      setSaved(Boolean(action) && fresh.changes.length !== content?.changes.length);
      // What is read late does not turn the editor on again.
      setContent((before) => before && fresh);
      // Reading what was changed elsewhere leaves the last refusal on the screen.
      if (action) show(({ refusal: _, ...before }) => before);
      then?.(fresh);
    } catch (error) {
      show((before) => ({ ...before, refusal: error as Refusal }));
    }
  }

  function upload(path: string, file: File, beside = anchor) {
    const alt = path.replace(/image$/, 'alt');
    attempt(
      () => ask('picture', file, `&path=${path}&name=${encodeURIComponent(file.name)}`),
      (fresh) => show(fresh.placeAt(alt) ? { paths: [alt], anchor: beside } : {}),
    );
  }

  const onChange = useEffectEvent(() => attempt());
  const onDrop = useEffectEvent(upload);

  useEffect(() => {
    if (!isOn) return;
    let waiting = 0;
    // The page shows what was saved, here or in a file.
    const observer = new MutationObserver((mutations) => {
      if (mutations.every(({ target }) => !target.isConnected || host.contains(target))) return;
      clearTimeout(waiting);
      waiting = window.setTimeout(() => onChange(), 200);
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [isOn, host]);

  useEffect(() => {
    const end = makeEditable(content, show, (...dropped) => onDrop(...dropped));
    // The page shows what was saved a moment later, and until then its element has no place.
    if (document.activeElement === document.body) focusAt(closed.current);
    return end;
  }, [content]);

  function open(path: string, missing?: Field) {
    const showForm = () => show({ paths: [path], anchor });
    // At once, so that nothing typed meanwhile goes to the form before.
    if (!missing) return showForm();
    const value = content && skeletonOf(content, path, missing);
    attempt(() => ask('change', { kind: 'set', paths: [path], value }), showForm);
  }

  function close() {
    // Another place may have been opened while this one was saved.
    if (latest.current !== paths) return;
    closed.current = paths?.[0];
    show({});
    focusAt(closed.current);
  }

  function toggle() {
    show({});
    if (isOn) setContent(undefined);
    else attempt(undefined, setContent);
  }

  return (
    <>
      <div className="bar" role="toolbar" aria-label="Правка сайта">
        <Button aria-pressed={isOn} onClick={toggle}>
          Править
        </Button>
        {content && (
          <>
            <Button
              disabled={!content.changes.length}
              onClick={() => attempt(() => ask('undo', {}))}
            >
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
      {refusal && !paths && (
        <p className="problem" role="alert">
          {refusal.message}
        </p>
      )}
      {content && (
        <EditorContext value={{ content, attempt, open, upload }}>
          {panel && (
            <aside aria-label={panel.name}>
              <panel.Content />
            </aside>
          )}
          {paths && (
            <div className="popup" style={placeBeside(anchor)}>
              <FieldForm key={paths.join()} paths={paths} refusal={refusal} close={close} />
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
  const keep = () => host.isConnected || document.body.append(host);
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  keep();
  createRoot(host).render(<Editor host={host} />);
}

/** The rest of the page follows its first island. Safari has no idle callback. */
const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);

if (document.querySelector('[data-hydrated]')) startWhenIdle();
else addEventListener(HYDRATED, startWhenIdle, { once: true });
