import type { Toast } from '@detroit-well/ui/patterns/toast-region';
import * as constants from '@detroit-well/config/constants';

/** How long an action can be undone from its message. Milliseconds. */
export const undoMs = 10_000;

let shown = 0;

/** The toasts load with the overlay, after the first screen. */
async function toastStore() {
  shown += 1;
  return { id: `office-${shown}`, toasts: (await import('./overlay.ts')).toasts };
}

async function show(toast: Omit<Toast, 'id'>): Promise<void> {
  const { id, toasts } = await toastStore();
  toasts.show({ closesAfterMs: constants.messageMs.toast, ...toast, id });
}

async function showWithUndo(title: string, undo: () => void): Promise<void> {
  const { id, toasts } = await toastStore();
  const run = (): void => {
    toasts.close(id);
    undo();
  };
  toasts.show({ id, tone: 'ok', title, action: { label: 'Undo', run } });
  setTimeout(() => toasts.close(id), undoMs);
}

/** Says the result of an action. */
export const showToast = (toast: Omit<Toast, 'id'>): void => void show(toast);

/** Says what was done, with a button that takes it back by a second call. */
export const showUndo = (title: string, undo: () => void): void => void showWithUndo(title, undo);
