import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

// On the server there is no layout; the effect would only warn.
const useDomEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Drives a native modal dialog by `open`. The browser traps the focus, closes on Esc and gives the focus back;
 * this only turns its events into one `onClose`. `locked` refuses to close (a payment under way).
 */
export function useNativeDialog(open: boolean, onClose: () => void, locked = false) {
  const dialog = useRef<HTMLDialogElement>(null);

  useDomEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    if (!element.open) element.showModal();
    // The browser would choose the first button, which is Close. The title says where one is.
    element.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    // Also when the dialog leaves the page: closing it first gives the focus back.
    return () => element.close();
  }, [open]);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  }

  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    // Some browsers close on the second Esc whatever we say. The owner decides: it may ask before it closes.
    if (event.target !== event.currentTarget || !open) return;
    event.currentTarget.showModal();
    if (!locked) onClose();
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // Only the scrim belongs to the dialog itself; everything else is in its inner box.
    if (event.target === event.currentTarget && !locked) onClose();
  }

  return { ref: dialog, onCancel, onClose: onNativeClose, onClick };
}
