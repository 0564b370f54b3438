import { isApiError, type AddWalkInsParams } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { useSyncExternalStore } from 'react';
import { whoIsSignedIn } from '../access/signed-in.ts';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { merged, waitingStore } from '../kept/waiting-store.ts';
import { problemText } from '../outcomes/problem.ts';

type WalkInRequest = AddWalkInsParams['requests'][number];

/** A walk-in that the server may not have yet. What was typed is kept until it is sent, then nothing. */
export interface UnsentWalkIn {
  /** The id of the request. */
  readonly key: string;
  /** The id of who made it. It is sent under their sign-in only. */
  readonly author: string;
  /** The server's time. Milliseconds. */
  readonly madeAt: number;
  /** Who came. */
  readonly name: string;
  readonly request: WalkInRequest;
  /** Why the server refused it. It then waits for its author. */
  readonly refusal: string | null;
}

interface Queue {
  readonly walkIns: readonly UnsentWalkIn[];
  /** How many walk-ins of other people wait on this device. */
  readonly others: number;
  /** False where the browser keeps nothing. */
  readonly isKept: boolean;
  /** Those that the server has put on the worklist since the page was opened, and why. */
  readonly onWorklist: readonly { readonly name: string; readonly why: string }[];
}

let queue: Queue = { walkIns: [], others: 0, isKept: true, onWorklist: [] };
const listeners = new Set<() => void>();
const store = waitingStore<UnsentWalkIn>('office-walk-ins', 'walkIns');

function update(change: Partial<Queue>): void {
  queue = { ...queue, ...change };
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useWalkInQueue = (): Queue => useSyncExternalStore(subscribe, () => queue);
export const waitingWalkIns = (): number => queue.walkIns.length;

/** Keeps a walk-in on this device until the server is reached. It is a request and not a spot. */
export async function keepWalkIn(request: WalkInRequest, name: string): Promise<void> {
  const { id: author } = await whoIsSignedIn();
  const one: UnsentWalkIn = { key: request.id, author, madeAt: serverNow(), name, request, refusal: null };
  update({ walkIns: [...queue.walkIns, one] });
  await store.put(one).catch(() => update({ isKept: false }));
}

/** Reads the walk-ins of a person that wait on this device. */
export async function loadWalkIns(author: string): Promise<void> {
  const stored = await store.all(serverNow()).catch(() => []);
  const own = stored.filter((one) => one.author === author);
  update({ walkIns: merged(own, queue.walkIns), others: stored.length - own.length });
}

const without = (key: string): readonly UnsentWalkIn[] => queue.walkIns.filter((one) => one.key !== key);

/** Sends what waits, one by one: their ids make repeating it safe. Returns how many were answered; rejects while no server is reached. */
export async function sendWalkIns(): Promise<number> {
  let count = 0;
  for (const one of queue.walkIns.filter(({ refusal }) => refusal === null)) {
    try {
      const { results } = await client.office.walkIns.add({ body: { requests: [one.request] } });
      const problem = results[0]?.problem;
      if (problem) update({ onWorklist: [...queue.onWorklist, { name: one.name, why: problem.message }] });
      count += 1;
      await forgetWalkIn(one.key);
      void queryClient.invalidateQueries({ queryKey: ['office'] });
    } catch (error) {
      if (!isApiError(error) || ![400, 403, 404, 409, 410, 422].includes(error.status ?? 0)) throw error;
      const refused = { ...one, refusal: problemText(error) };
      update({ walkIns: queue.walkIns.map((each) => (each.key === one.key ? refused : each)) });
      await store.put(refused).catch(() => undefined);
    }
  }
  return count;
}

/** Takes a walk-in off this device: the server has it, or its author gives it up. */
export async function forgetWalkIn(key: string): Promise<void> {
  update({ walkIns: without(key) });
  await store.forget(key).catch(() => undefined);
}

/** Sends a refused walk-in once more when the server is next reached. */
export function askAgainFor(key: string): void {
  update({ walkIns: queue.walkIns.map((one) => (one.key === key ? { ...one, refusal: null } : one)) });
}

export const forgetNotice = (): void => update({ onWorklist: [] });
