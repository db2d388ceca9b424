import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HYDRATED } from '../../../../lib/browser/hydration';
import { layOutAll } from '../../../../lib/browser/reveal-target';
import { EditorContext } from './context';
import styles from './editor.css';
import { FieldForm, formPlace } from './FieldForm';
import { mayDiscard } from './leave-form';
import { makeEditable, watchMarks } from './make-editable';
import { Problem } from './Problem';
import { refusalOf } from './request';
import { SampleQuestion } from './SampleQuestion';
import { PANELS, Toolbar } from './Toolbar';
import { useContent, wasOn } from './use-content';
import { useOpenPlace } from './use-open-place';
import { usePanel } from './use-panel';
import { usePictureUpload } from './use-picture-upload';
import { usePublication } from './use-publication';

/** The button of the preview, and what is open while it is on. */
function Editor() {
  const { opened, setOpened, show, refuse, open, close, leave } = useOpenPlace();
  const showError = (error: unknown) => refuse(refusalOf(error));
  const content = useContent(refuse);
  const { state, isBusy, act } = content;
  const { publication, publish, watch } = usePublication(showError);
  const upload = usePictureUpload(content, setOpened);
  /** What comes of a click on a page that does not show the last change yet. */
  const [clickNote, setClickNote] = useState('');
  const { panel, choosePanel } = usePanel();
  const Panel = panel && PANELS[panel];

  const onRefresh = useEffectEvent(() => content.refresh().catch(showError));
  const onDrop = useEffectEvent(upload);
  const onOpen = useEffectEvent(show);
  useEffect(() => {
    const handlers = { open: onOpen, upload: onDrop, say: setClickNote, refresh: onRefresh };
    return makeEditable(state, handlers);
  }, [state]);

  function toggle() {
    if (!mayDiscard('')) return;
    setOpened({});
    content.toggle().catch(showError);
    watch();
  }

  const onStart = useEffectEvent(toggle);
  useEffect(() => {
    if (wasOn()) onStart();
  }, []);

  const { paths, anchor, refused, focused } = opened;
  const formPath = paths && state && formPlace(paths[0] ?? '', state);
  /** The form shows what is about itself, and what is about no form. */
  const isShownInForm = formPath !== undefined && (refused?.form ?? formPath) === formPath;
  /** A refusal by the editor itself: «Сохранено» is about a change before it. */
  function refuseHere(reason: typeof refused) {
    content.clearStatus();
    refuse(reason);
  }
  const acts = { act, refuse: refuseHere, upload, open, leave, close };
  const editor = { isBusy, refused, publication, ...acts };
  const publishAll: typeof publish = async (options) => {
    if (leave()) await publish(options);
  };
  return (
    <>
      <style>{String(styles)}</style>
      <Toolbar
        {...{ content, clickNote, panel, formPath, open, onToggle: toggle, onPanel: choosePanel }}
        isBuilding={publication.isBuilding}
      />
      {state && (
        <EditorContext value={{ state, publish: publishAll, ...editor }}>
          {refused && !isShownInForm && <Problem refused={refused} />}
          <SampleQuestion />
          {Panel && (
            <aside aria-label={panel} tabIndex={-1}>
              <Panel />
            </aside>
          )}
          {paths && (
            <div className="popup" {...placeBeside(anchor)}>
              <FieldForm key={paths.join()} paths={paths} focused={focused} />
            </div>
          )}
        </EditorContext>
      )}
      {refused && !state && <p role="alert">{refused.message}</p>}
    </>
  );
}

/** Over the element, inside the page's width; at the top of the window without an element. */
function placeBeside(anchor: Element | undefined) {
  if (!anchor?.isConnected) return { 'data-fixed': true };
  const { top, left } = anchor.getBoundingClientRect();
  const right = document.documentElement.clientWidth - 32;
  const edge = Math.max(8, Math.min(left, right - Math.min(right, 480)));
  return { style: { top: top + scrollY, '--left': `${edge}px` } as CSSProperties };
}

/** Adds the button once React has taken over the page, which it would find changed otherwise. */
function start() {
  watchMarks();
  // While sections are not laid out, a click could miss its text.
  layOutAll();
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
