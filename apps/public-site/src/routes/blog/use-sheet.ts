import { useEffect, useState } from 'react';
import { isSheetEntry } from './sheet-entry.ts';

interface OpenSheet {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

const sheetState = { filterSheet: true } as const;

/**
 * Whether the filter sheet is open. The open sheet has its own history entry: Back closes it, reverts the choices made in it,
 * and stays on the page. Any other way to close it keeps the choices.
 */
export function useSheet(): OpenSheet {
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState('');

  useEffect(() => {
    // The page was reloaded while the sheet was open.
    if (isSheetEntry(history.state)) history.replaceState(null, '');
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => setOpen(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [open]);

  return {
    open,
    show: () => {
      if (open) return;
      setOpenedAt(location.href);
      history.pushState(sheetState, '');
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      if (!isSheetEntry(history.state)) return;
      // Without a choice, the entry would be a Back step that changes nothing.
      if (location.href === openedAt) history.back();
      else history.replaceState(null, '');
    },
  };
}
