interface EntryState {
  readonly entry: string;
}

/** Returns the state of a new history entry, with its own key. */
export function newEntry(): EntryState {
  return { entry: Math.random().toString(36).slice(2) };
}

/** Returns the key of the current history entry. Creates one for an entry that the router did not write, such as a typed URL. */
export function currentEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'entry' in state) return String(state.entry);
  const made = newEntry();
  history.replaceState(made, '');
  return made.entry;
}
