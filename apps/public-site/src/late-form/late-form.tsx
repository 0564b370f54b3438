import { loadFile } from '@detroit-well/ui/load-file';
import { flushSync } from 'react-dom';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The texts that were typed before the form had its code, by name. */
export type Typed = Readonly<Record<string, string>>;

interface LateFormProps {
  /** Loads the form with its code: react-hook-form, the rules and the call. */
  readonly load: () => Promise<(typed: Typed) => ReactNode>;
  /** The code loads as soon as the page is quiet, for a form that is what the page is for. */
  readonly soon?: boolean;
  /** The same fields as plain HTML. `failed`: a button was pressed, and the code could not be loaded. */
  readonly renderFrame: (failed: boolean) => ReactNode;
}

/** The actions that have to be repeated once the form is there. */
interface Interrupted {
  /** The position of what had the focus among the fields and buttons of the form; -1 for nothing. */
  readonly focused: number;
  readonly selection: readonly [number | null, number | null] | null;
  readonly sent: boolean;
}

/**
 * A form whose code loads at the first touch, or when the page is quiet. Until then, its frame takes what is typed; the form continues with the texts, the
 * focus, the selection and a submit.
 */
export function LateForm({ load, soon = false, renderFrame }: LateFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const loading = useRef(false);
  const sent = useRef(false);
  /** A button was pressed, so a failure must be told. */
  const pressed = useRef(false);
  const composing = useRef(false);
  const interrupted = useRef<Interrupted | null>(null);
  const [failed, setFailed] = useState(false);
  const [form, setForm] = useState<ReactNode>(null);

  function takeOver(render: (typed: Typed) => ReactNode): void {
    const element = container.current;
    const before = element?.querySelector('form');
    if (!element || !before) return;
    // A composition of an input method would be lost.
    if (composing.current) {
      const end = (): void => {
        composing.current = false;
        takeOver(render);
      };
      return element.addEventListener('compositionend', end, { once: true });
    }
    interrupted.current = { ...focusIn(before), sent: sent.current };
    const texts = [...new FormData(before)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    // At once: what is typed between reading the fields and replacing them would be lost.
    flushSync(() => setForm(render(Object.fromEntries(texts))));
  }

  async function begin(): Promise<void> {
    if (loading.current) return;
    loading.current = true;
    try {
      takeOver(await loadFile(load));
    } catch {
      setFailed(pressed.current);
      pressed.current = false;
      sent.current = false;
      loading.current = false;
    }
  }

  const beginSoon = useEffectEvent((): void => void begin());
  useEffect(() => {
    if (!soon) return undefined;
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(beginSoon, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(beginSoon, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, [soon]);

  // Focus belongs to the browser: the field that had it is replaced by its equal.
  useLayoutEffect(() => {
    const { focused = -1, selection, sent: wasSent } = interrupted.current ?? {};
    interrupted.current = null;
    const element = container.current?.querySelector('form');
    const control = element && controlsOf(element)[focused];
    control?.focus({ preventScroll: true });
    if (selection && control && 'setSelectionRange' in control) control.setSelectionRange(...selection);
    if (wasSent) element?.requestSubmit();
  });

  // The buttons of the frame belong to its form, which has no code yet.
  const press = useEffectEvent(({ target }: MouseEvent): void => {
    if (form || !(target instanceof Element && target.closest('button'))) return;
    pressed.current = true;
    void begin();
  });
  useEffect(() => {
    const element = container.current;
    const onClick = (event: MouseEvent): void => press(event);
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);

  if (form) return <div ref={container}>{form}</div>;
  return (
    <div
      ref={container}
      onFocus={() => void begin()}
      onInput={() => void begin()}
      onCompositionStart={() => (composing.current = true)}
      onCompositionEnd={() => (composing.current = false)}
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = true;
        pressed.current = true;
        setFailed(false);
        void begin();
      }}
    >
      {renderFrame(failed)}
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** The fields and buttons of a form, which the frame and the form have in one order. */
const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input, textarea, select, button'),
];

/** The field of the form that has the focus, and the selection in it; email fields have none. */
function focusIn(form: HTMLFormElement): Pick<Interrupted, 'focused' | 'selection'> {
  const controls = controlsOf(form);
  const focused = controls.findIndex((control) => control === document.activeElement);
  const control = controls[focused];
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return { focused, selection: null };
  const { selectionStart, selectionEnd } = control;
  return { focused, selection: selectionStart === null ? null : [selectionStart, selectionEnd] };
}
