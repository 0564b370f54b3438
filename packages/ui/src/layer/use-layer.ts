import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { inOrder, LayerHistoryContext, layersOf } from './layer-history.ts';
import { isLocked } from './locks.ts';

export interface Layer<Subject> {
  /** The subject of the open layer; null while it is closed. */
  readonly shown: Subject | null;
  /** Opens the layer, or shows another subject in the open one. */
  readonly open: (subject: Subject) => void;
  /** Closes the layer as Back does: Forward opens it again. */
  readonly close: () => void;
  /** Closes the layer after its task is done, so that Forward does not open it again. */
  readonly end: () => void;
  /** Closes the layer and leaves its entry to the page, for example because the URL has changed meanwhile. */
  readonly closeInPlace: () => void;
}

export interface LayerOptions<Subject> {
  /** The URL of the open layer, and that of the page below. Without it, the layer has the URL of the page. */
  readonly addresses?: (subject: Subject) => { readonly open: string; readonly below: string };
  /** Returns what the current URL opens, on load and on Forward. */
  readonly named?: () => Subject | null;
  /** Returns what Forward opens again, or null. Without it, Forward opens what was closed. */
  readonly remember?: (subject: Subject) => Subject | null;
  /** Called when the layer is closed and the history is back at the page below. */
  readonly onClose?: (subject: Subject) => void;
  /** Called when Forward has opened the layer. */
  readonly onReopen?: (subject: Subject) => void;
}

/** `entering` and `leaving`: the history has yet to follow. */
type Phase = 'closed' | 'entering' | 'open' | 'leaving';

/**
 * The state of a sheet or modal, with a history entry while it is open: Back closes it, and Forward opens it again. A layer
 * over another one has the entry above.
 *
 * @param name distinguishes the layers of a page.
 */
export function useLayer<Subject = true>(name: string, options: LayerOptions<Subject> = {}): Layer<Subject> {
  const history = use(LayerHistoryContext);
  const [shown, setShown] = useState<Subject | null>(null);
  // Callers may close the layer in an earlier render's callback.
  const subject = useRef<Subject | null>(null);
  const remembered = useRef<Subject | null>(null);
  const phase = useRef<Phase>('closed');
  const layers = () => layersOf(history.state());
  const isHere = () => layers().includes(name);
  /** The state of the current entry with these layers. */
  const stateWith = (open: readonly string[]) => ({ ...(history.state() as object | null), layers: open });
  const handOver = () =>
    inOrder(() => history.replace(stateWith(layers().filter((other) => other !== name))));

  const show = (next: Subject | null): void => {
    subject.current = next;
    setShown(next);
  };

  const open = (next: Subject): void => {
    show(next);
    phase.current = 'entering';
    inOrder(async () => {
      const address = options.addresses?.(next);
      if (isHere()) await history.replace(stateWith(layers()), address?.open);
      else {
        // The URL named the layer: Back must lead to the page without it.
        if (address && address.below !== location.href)
          await history.replace(stateWith(layers()), address.below);
        await history.push(stateWith([...layers(), name]), address?.open);
      }
      if (phase.current === 'entering') phase.current = 'open';
    });
  };

  const hide = (kept: Subject | null): Subject | null => {
    const closed = subject.current;
    remembered.current = kept;
    show(null);
    return closed;
  };
  const kept = (): Subject | null => {
    if (subject.current === null || !options.remember) return subject.current;
    return options.remember(subject.current);
  };

  const leave = (memory: Subject | null): void => {
    if (subject.current === null) return;
    const closed = hide(memory);
    phase.current = 'leaving';
    inOrder(async () => {
      const index = layers().indexOf(name);
      if (index !== -1) await history.go(index - layers().length);
      if (phase.current !== 'leaving') return;
      phase.current = 'closed';
      if (closed !== null) options.onClose?.(closed);
    });
  };

  const follow = useEffectEvent((): void => {
    if (phase.current === 'open' && !isHere()) {
      if (isLocked()) return inOrder(() => (isHere() ? undefined : history.go(1)));
      const closed = hide(kept());
      phase.current = 'closed';
      if (closed !== null) options.onClose?.(closed);
    } else if (phase.current === 'closed' && isHere()) {
      const next = options.named?.() ?? remembered.current;
      if (next === null) return;
      phase.current = 'open';
      show(next);
      options.onReopen?.(next);
    }
  });
  const start = useEffectEvent((): void => {
    const next = options.named?.() ?? null;
    if (next !== null) open(next);
    // The page was left or reloaded while the layer was open.
    else if (phase.current === 'closed' && isHere()) handOver();
  });
  // The history is outside React.
  useEffect(() => {
    inOrder(() => start());
    return history.subscribe(() => follow());
  }, [history]);

  return {
    shown,
    open,
    close: () => leave(kept()),
    end: () => leave(null),
    closeInPlace: () => {
      hide(null);
      phase.current = 'closed';
      handOver();
    },
  };
}
