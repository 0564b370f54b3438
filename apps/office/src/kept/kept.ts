import type { OfficeAccess, RostersToday } from '@detroit-well/api-client';
import { deviceLists } from '@detroit-well/ui/device-lists';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { useSyncExternalStore } from 'react';

/** What this device keeps of a sign-in, so that the rosters of today open without network. */
export interface Kept {
  /** The sign-in that read it. No other one sees it. */
  readonly sid: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly access: Pick<OfficeAccess, 'role' | 'permissions'>;
  /** How far the server's clock was ahead of this device's. Milliseconds. */
  readonly clockAheadMs: number;
  readonly lists: RostersToday;
}

interface Device extends DBSchema {
  kept: { key: 'today'; value: Kept };
}

let kept: Kept | null = null;
const listeners = new Set<() => void>();

function show(next: Kept | null): void {
  kept = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** What the device keeps; null before it was read, and where nothing is kept. */
export const keptNow = (): Kept | null => kept;
export const useKept = (): Kept | null => useSyncExternalStore(subscribe, keptNow);

let isAlone = false;

/** Notes that this page was opened without network: its clock and its rights come from what the device keeps. */
export function openAlone(): void {
  isAlone = true;
}

export const isOpenedAlone = (): boolean => isAlone;

/** How far the clock of a device that was opened without network was ahead when it last heard of the server. Milliseconds. */
export const clockOffset = (): { readonly clock_offset_ms?: number } =>
  isAlone && kept ? { clock_offset_ms: Math.round(-kept.clockAheadMs) } : {};

let opened: Promise<IDBPDatabase<Device>> | undefined;

function device(): Promise<IDBPDatabase<Device>> {
  const forget = (): void => {
    opened = undefined;
  };
  opened ??= openDB<Device>(deviceLists, 1, {
    upgrade: (database) => void database.createObjectStore('kept'),
    // Another page erases the lists.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
      show(null);
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Reads what the device keeps of a sign-in. What is over, or of another one, is erased. Without storage there is nothing. */
export async function restoreKept(sid: string | null): Promise<Kept | null> {
  try {
    const reading = (await device()).transaction('kept');
    const [stored] = await Promise.all([reading.store.get('today'), reading.done]);
    if (stored === undefined) return null;
    if (sid !== stored.sid || isOver(stored)) await eraseKept();
    else show(stored);
  } catch {
    // The browser keeps nothing, or a newer version does.
  }
  return kept;
}

const isOver = ({ lists, clockAheadMs }: Kept): boolean =>
  Date.now() + clockAheadMs >= Date.parse(lists.expires_at);

export async function keep(next: Kept): Promise<void> {
  show(next);
  await (await device()).put('kept', next, 'today').catch(() => undefined);
}

/** Erases the lists once they are over. */
export async function eraseIfOver(): Promise<void> {
  if (kept !== null && isOver(kept)) await eraseKept();
}

/** Erases everything that the device keeps for a time without network. Marks that wait stay: they are in a database of their own. */
export async function eraseKept(): Promise<void> {
  show(null);
  try {
    (await opened)?.close();
    opened = undefined;
    // A page that hangs may delay it.
    await Promise.race([deleteDB(deviceLists), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  } catch {
    // The browser keeps nothing.
  }
}
