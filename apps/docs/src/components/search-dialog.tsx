import { SearchIcon } from '@detroit-well/ui/icons';
import { searchScopes } from '../search/search-scopes.ts';

/** The frame of the search; `browser/search.ts` fills it when it opens. */
export function SearchDialog() {
  return (
    <dialog className="palette" id="search" aria-label="Search the docs">
      <div role="search">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label="Search the docs"
          aria-controls="search-results"
          aria-expanded="false"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
        />
        <button className="close" type="button" data-close aria-label="Esc, close search">
          <span className="kbd">Esc</span>
        </button>
      </div>
      <div className="scope" role="group" aria-label="Show">
        {searchScopes.map(({ kind, title }) => (
          <button key={kind} type="button" value={kind} aria-pressed={kind === 'all'}>
            {title} <small />
          </button>
        ))}
      </div>
      <p className="state" role="status" />
      <div className="list" id="search-results" role="listbox" aria-label="Results" />
      <footer>
        <span>
          <kbd className="kbd">Up</kbd>
          <kbd className="kbd">Down</kbd> Move
        </span>
        <span>
          <kbd className="kbd">Enter</kbd> Open
        </span>
        <span>
          <kbd className="kbd">Esc</kbd> Close
        </span>
        <output />
      </footer>
    </dialog>
  );
}
