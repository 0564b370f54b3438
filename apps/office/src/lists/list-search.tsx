import { SearchIcon } from '@detroit-well/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import type { ListAddress } from './use-address.ts';

const typingMs = 250;

/** The search field of a list. It writes to the address after a pause. */
export function ListSearch({ address, label }: { address: ListAddress; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(address.search);
  const [known, setKnown] = useState(address.search);
  // Another view of the list, such as one without filters, has another search.
  if (known !== address.search) {
    setKnown(address.search);
    setText(address.search);
  }
  const { set, search } = address;
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => set({ search: text.trim() || undefined }), typingMs);
    return () => clearTimeout(timer);
  }, [text, search, set]);
  useShortcuts([{ keys: '/', label: 'Search this table', run: () => input.current?.focus() }]);
  return (
    <span className="control" data-icon>
      <SearchIcon />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </span>
  );
}
