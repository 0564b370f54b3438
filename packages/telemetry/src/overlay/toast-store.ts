import type { Toast } from '@detroit-well/ui/patterns/toast-region';

/** The maximum number of visible toasts (DIRECTION 5). */
const most = 3;
/** Suppresses a repeated message, so that a failing poll does not show it every time. */
const quietMs = 60_000;

export interface ToastStore {
  /** Oldest first. Returns the same array until something changes. */
  readonly toasts: () => readonly Toast[];
  readonly show: (toast: Toast) => void;
  readonly close: (id: string) => void;
  /** Closes a toast and allows its message again at once, because the visitor pressed Try Again. */
  readonly forget: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The visible toasts, one per id. The oldest is dropped first, and toasts with a button last. */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let shown: readonly Toast[] = [];
  const shownAt = new Map<string, number>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  const close = (id: string): void => change(shown.filter((toast) => toast.id !== id));

  return {
    toasts: () => shown,
    show: (toast) => {
      const repeated = now() - (shownAt.get(toast.id) ?? -Infinity) < quietMs;
      // Waits are never suppressed, because their seconds differ.
      if (toast.until === undefined && repeated) return;
      shownAt.set(toast.id, now());
      const others = shown.filter(({ id }) => id !== toast.id);
      const leaving = others.length < most ? undefined : (others.find(({ action }) => !action) ?? others[0]);
      change([...others.filter((other) => other !== leaving), toast]);
    },
    close,
    forget: (id) => {
      shownAt.delete(id);
      close(id);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
