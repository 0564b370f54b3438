import type MiniSearch from 'minisearch';
import { searchOptions, searchScopes, type SearchEntry, type SearchKind } from '../search/search-scopes.ts';
import { drawResults, type ShownResult } from './search-results.ts';

type Scope = SearchKind | 'all';

/** How many results of each kind a search shows. */
const mostPerGroup = 6;
const mostInScope = 40;

let loading: Promise<MiniSearch<SearchEntry>> | undefined;

/** Loads the index once, when the search is first opened. A failed load can be tried again. */
function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  loading ??= Promise.all([import('minisearch'), fetch('/search.json').then((reply) => reply.text())])
    .then(([{ default: Index }, text]) => Index.loadJSON<SearchEntry>(text, searchOptions))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The entries that match, best first. MiniSearch types the stored fields of a result as `any`. */
function findEntries(index: MiniSearch<SearchEntry>, typed: string): readonly ShownResult[] {
  return index.search(typed).map(({ id, kind, title, text, href, label, isCode, terms }): ShownResult => ({
    id,
    kind,
    title,
    text,
    href,
    label,
    isCode,
    terms,
  }));
}

/** Connects the search dialog: it opens by its button, Ctrl K, `/` and `#search`. */
export function connectSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) return;
  const search = createSearch(dialog, input);
  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void search.update();
  };
  for (const button of document.querySelectorAll('[data-open-search]'))
    button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
  if (location.hash === '#search') open();
}

function createSearch(dialog: HTMLDialogElement, input: HTMLInputElement) {
  const list = dialog.querySelector<HTMLElement>('[role="listbox"]')!;
  const state = dialog.querySelector<HTMLElement>('.state')!;
  const total = dialog.querySelector('output')!;
  const scopes = [...dialog.querySelectorAll<HTMLButtonElement>('.scope button')];
  let scope: Scope = 'all';
  let current = 0;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];

  const say = (text: string): void => {
    state.textContent = text;
    state.hidden = text === '';
  };

  const mark = (index: number): void => {
    const all = options();
    current = all.length === 0 ? 0 : (index + all.length) % all.length;
    for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === current));
    const chosen = all[current];
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };

  const show = (results: readonly ShownResult[], counts: ReadonlyMap<Scope, number>): void => {
    drawResults(list, results);
    for (const button of scopes) {
      button.setAttribute('aria-pressed', String(button.value === scope));
      const count = counts.get(button.value as Scope);
      button.querySelector('small')!.textContent = count === undefined ? '' : String(count);
    }
    input.setAttribute('aria-expanded', String(results.length > 0));
    const found = counts.get(scope) ?? 0;
    total.textContent = counts.size === 0 ? '' : `${found} ${found === 1 ? 'result' : 'results'}`;
    mark(0);
  };

  const update = async (): Promise<void> => {
    const typed = input.value.trim();
    if (typed === '') {
      show([], new Map());
      say('Search guides, calls, types, errors and the kit.');
      void loadIndex().catch(() => undefined);
      return;
    }
    if (options().length === 0) say('Loading the index.');
    const index = await loadIndex().catch(() => undefined);
    if (input.value.trim() !== typed) return;
    if (index === undefined) {
      show([], new Map());
      say('The index could not be loaded. Check your connection and type again.');
      return;
    }
    const found = findEntries(index, typed);
    const ofKind = (kind: Scope) => found.filter((result) => kind === 'all' || result.kind === kind);
    const counts = new Map(searchScopes.map(({ kind }) => [kind, ofKind(kind).length] as const));
    const shown =
      scope === 'all'
        ? searchScopes.slice(1).flatMap(({ kind }) => ofKind(kind).slice(0, mostPerGroup))
        : ofKind(scope).slice(0, mostInScope);
    show(shown, counts);
    say(shown.length > 0 ? '' : `Nothing matches “${typed}”. Try a code such as session_full, or a call.`);
  };

  input.addEventListener('input', () => void update());
  for (const button of scopes) {
    button.addEventListener('click', () => {
      scope = button.value as Scope;
      void update();
      input.focus();
    });
  }
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      mark(current + step);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      options()[current]?.click();
    }
  });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close();
  });
  return { update };
}
