import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

export type OpenMenu = {
  open: boolean;
  show: () => void;
  close: () => void;
  /** For the links inside: where they lead takes the place of the open menu in the history. */
  leave?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const isMenuEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state;

/**
 * Whether the menu lies on top. With `inHistory` it has an entry of its own there, so that the phone's Back closes it; not for
 * apps whose router keeps the history itself.
 */
export function useMenu(inHistory: boolean): OpenMenu {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  useEffect(() => {
    // Reloaded with the menu open: it is closed now, and its entry is an ordinary one.
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
      // A menu that was opened before the page was awake has its entry already.
      if (!isMenuEntry(history.state)) history.pushState({ menu: true }, '');
      setOpen(true);
    },
    // Going back is what closes it, whoever asks for it; asking twice must not leave the page.
    close: () => {
      if (leaving.current) return;
      leaving.current = true;
      history.back();
    },
    leave: (event) => {
      if (!open || event.defaultPrevented || opensNewTab(event)) return;
      // A mail or a call is written elsewhere; the page stays, and its menu with it.
      if (!event.currentTarget.protocol.startsWith('http')) return;
      event.preventDefault();
      location.replace(event.currentTarget.href);
    },
  };
}
