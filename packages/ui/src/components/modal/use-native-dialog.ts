import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useLock } from '../../layer/locks.ts';

// Layout effects only warn on the server.
const useDomEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opens and closes a native modal dialog according to `open`. The browser traps focus, closes on Esc and restores focus;
 * this hook turns its events into one `onClose`. `locked` prevents closing, also by Back, for example during a payment.
 */
export function useNativeDialog(open: boolean, onClose: () => void, locked = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLock(open && locked);

  useDomEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    if (!element.open) element.showModal();
    // The browser would focus the first button, which is Close. The title tells the user where they are, unless the dialog is there
    // to be typed in.
    const field = element.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? element.querySelector<HTMLElement>('h2[tabindex]'))?.focus();
    // Also on unmount: closing first restores the focus.
    return () => element.close();
  }, [open]);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  }

  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !open) return;
    // The event is delivered later. If the dialog is open again, it reports an earlier close.
    if (event.currentTarget.open) return;
    // Some browsers close on the second Esc regardless. The owner decides and may ask before closing.
    event.currentTarget.showModal();
    if (!locked) onClose();
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // Only a press on the scrim targets the dialog itself; everything else is in its inner box.
    if (event.target === event.currentTarget && !locked) onClose();
  }

  return { ref: dialog, onCancel, onClose: onNativeClose, onClick };
}
