import { constants } from '@detroit-well/config/constants';
import { SearchIcon } from '@detroit-well/ui/icons';
import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  readonly initial: string;
  /** Called 300 ms after the last key (SPEC-B 9). */
  readonly onTyped: (search: string) => void;
}

export const searchFieldId = 'blog-search';

/** Uncontrolled, so that what is typed before hydration stays. */
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
          // Read when the time has come: the field may have been cleared.
          timer.current = setTimeout(() => onTyped(field.value.trim()), constants.searchDebounce.searchBoxMs);
        }}
      />
    </div>
  );
}
