import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

export interface OpenMenu {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** For links in the menu: their target replaces the open menu in the history. */
  readonly leave?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const isMenuEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state;

/**
 * Whether the menu is open. With `inHistory` the menu has a history entry, so that the phone's Back button closes it. Not
 * for apps whose router manages the history.
 */
export function useMenu(inHistory: boolean): OpenMenu {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  useEffect(() => {
    // After a reload the menu is closed, and its entry is an ordinary one.
    const reloaded = inHistory && isMenuEntry(history.state) && !document.querySelector('dialog#menu[open]');
    if (reloaded) history.replaceState(null, '');
  }, [inHistory]);
  useEffect(() => {
    if (!inHistory || !open) return undefined;
    leaving.current = false;
    const close = () => setOpen(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [inHistory, open]);

  if (!inHistory) return { open, show: () => setOpen(true), close: () => setOpen(false) };
  return {
    open,
    show: () => {
      if (open) return;
      // A menu opened before hydration already has a history entry.
      if (!isMenuEntry(history.state)) history.pushState({ menu: true }, '');
      setOpen(true);
    },
    // Going back closes the menu, however it is requested; going back twice must not leave the page.
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
    leave: (event) => {
      if (!open || event.defaultPrevented || opensNewTab(event)) return;
      // mailto: and tel: links leave the page and its menu open.
      if (!event.currentTarget.protocol.startsWith('http')) return;
      event.preventDefault();
      location.replace(event.currentTarget.href);
    },
  };
}
