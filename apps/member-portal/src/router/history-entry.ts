interface EntryState {
  readonly entry: string;
}

/** State for a new entry of the browser's history: a key of its own. */
export function newEntry(): EntryState {
  return { entry: Math.random().toString(36).slice(2) };
}

/** Key of the entry the browser stands at. An entry that the router did not write (a typed address, a fragment) gets one. */
export function currentEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'entry' in state) return String(state.entry);
  const made = newEntry();
  history.replaceState(made, '');
  return made.entry;
}
