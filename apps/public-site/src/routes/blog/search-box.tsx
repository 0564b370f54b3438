import * as constants from '@detroit-well/config/constants';
import { SearchIcon } from '@detroit-well/ui/icons';
import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  readonly initial: string;
  /** Called 300 ms after the last keystroke (SPEC-B 9). */
  readonly onTyped: (search: string) => void;
}

export const searchFieldId = 'blog-search';

/** Uncontrolled, so that text typed before hydration is kept. */
export function SearchBox({ initial, onTyped }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className="control" data-icon data-part="search">
      <SearchIcon />
      <label className="visually-hidden" htmlFor={searchFieldId}>
        Search posts
      </label>
      <input
        className="input"
        id={searchFieldId}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder="Search posts"
        defaultValue={initial}
        onInput={({ currentTarget: field }) => {
          clearTimeout(timer.current);
          // Read only when the timer fires: the field may have been cleared by then.
          timer.current = setTimeout(() => onTyped(field.value.trim()), constants.searchDebounce.searchBoxMs);
        }}
      />
    </div>
  );
}
