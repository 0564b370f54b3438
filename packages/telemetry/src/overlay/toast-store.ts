import type { Toast } from '@detroit-well/ui/patterns/toast-region';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The maximum number of visible toasts (DIRECTION 5). */
const most = 3;
/** Suppresses a repeated message, so that a failing poll does not show it every time. */
const quietMs = 60_000;

export interface ToastStore {
  /** The visible toasts, oldest first. */
  readonly shown: StoreApi<readonly Toast[]>;
  readonly show: (toast: Toast) => void;
  readonly close: (id: string) => void;
  /** Closes a toast and allows its message again at once, because the visitor pressed Try Again. */
  readonly forget: (id: string) => void;
}

/** The visible toasts, one per id. The oldest is dropped first, and toasts with a button last. */
export function createToastStore(now: () => number = () => performance.now()): ToastStore {
  const shown = createStore<readonly Toast[]>(() => []);
  const shownAt = new Map<string, number>();

  const close = (id: string): void =>
    shown.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);

  return {
    shown,
    show: (toast) => {
      const repeated = now() - (shownAt.get(toast.id) ?? -Infinity) < quietMs;
      // Waits are never suppressed, because their seconds differ.
      if (toast.until === undefined && repeated) return;
      shownAt.set(toast.id, now());
      const others = shown.getState().filter(({ id }) => id !== toast.id);
      const leaving = others.length < most ? undefined : (others.find(({ action }) => !action) ?? others[0]);
      shown.setState([...others.filter((other) => other !== leaving), toast], true);
    },
    close,
    forget: (id) => {
      shownAt.delete(id);
      close(id);
    },
  };
}
