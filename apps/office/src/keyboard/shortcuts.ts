import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key or a sequence of two, such as `g t`, `?` or `ctrl+k`, and what it does on the screen that is open. */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
  /** A key without Ctrl that belongs to a dialog: it works while one is open. */
  readonly inDialog?: boolean;
}

const sequenceMs = 1_000;
const storageKey = 'office-single-keys';

let registered: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Shortcut[]): void {
  registered = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Every shortcut of the screen that is open, in the order of registration. */
export const useRegisteredShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribe, () => registered);

/** Registers shortcuts while the component is mounted. A later one with the same keys takes precedence. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const run = useEffectEvent((keys: string) => shortcuts.find((one) => one.keys === keys)?.run());
  const named = JSON.stringify(shortcuts.map(({ keys, label, inDialog }) => ({ keys, label, inDialog })));
  useEffect(() => {
    const own = (JSON.parse(named) as Omit<Shortcut, 'run'>[]).map((one) => ({
      ...one,
      run: () => run(one.keys),
    }));
    set([...registered, ...own]);
    return () => set(registered.filter((one) => !own.includes(one)));
  }, [named]);
}

/** Whether keys without Ctrl do anything (WCAG 2.1.4); the person may turn them off. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Blocked storage keeps the choice until the page closes.
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `ctrl+${key}` : key;
}

/**
 * Runs the shortcuts. Keys without Ctrl are silent while a field has the focus and when they are turned off; while a dialog is
 * open, only its own work.
 */
export function useKeyboard(): void {
  useEffect(() => {
    let first: { readonly key: string; readonly at: number } | null = null;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const name = nameOf(event);
      const isPlain = !name.startsWith('ctrl+');
      if (isPlain && (isTyping(event.target) || !singleKeysOn())) {
        first = null;
        return;
      }
      const isCovered = isPlain && document.querySelector('dialog[open]') !== null;
      const live = isCovered ? registered.filter(({ inDialog }) => inDialog) : registered;
      const before = first && event.timeStamp - first.at < sequenceMs ? `${first.key} ${name}` : null;
      const found =
        live.findLast(({ keys }) => keys === before) ?? live.findLast(({ keys }) => keys === name);
      first = null;
      if (found) {
        event.preventDefault();
        found.run();
      } else if (live.some(({ keys }) => keys.startsWith(`${name} `))) {
        first = { key: name, at: event.timeStamp };
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
