import { isApiError, type OfficeRoster, type OfficeRosterEntry } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { signedInNow, whoIsSignedIn } from '../access/signed-in.ts';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { rosterKey, rosterListsKey } from '../api/roster-queries.ts';
import { todayQuery } from '../api/today-query.ts';
import { clockOffset } from '../kept/kept.ts';
import { merged } from '../kept/waiting-store.ts';
import { problemText } from '../outcomes/problem.ts';
import { keepMark } from './kept-lists.ts';
import { loadWalkIns, sendWalkIns, waitingWalkIns } from './unsent-walk-ins.ts';
import { asksToPersist, forgetMark, storedMarks, storeMark, type Unsent } from './mark-store.ts';
import { kindOf, type Mark } from './marks.ts';

type Fact = Unsent['facts'][number];

/** The marks of the signed-in person that wait, in their order, and how sending them goes. */
export interface Queue {
  readonly marks: readonly Unsent[];
  /** How many marks of other people wait on this device. */
  readonly others: number;
  /** False where the browser keeps nothing: the marks are then lost with the page. */
  readonly isKept: boolean;
  /** True where the browser may clear what waits when the disk is full. */
  readonly mayBeCleared: boolean;
  /** Since when no server is reached. Milliseconds; null while one is. */
  readonly awaySince: number | null;
  /** How many marks were sent when the server was reached again; 0 a few seconds later. */
  readonly sentCount: number;
}

let queue: Queue = {
  marks: [],
  others: 0,
  isKept: true,
  mayBeCleared: false,
  awaySince: null,
  sentCount: 0,
};
const listeners = new Set<() => void>();
/** Other tabs show and send the same marks. */
const tabs = globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel('office-marks');

function update(change: Partial<Queue>): void {
  queue = { ...queue, ...change };
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** How many marks and walk-ins of the signed-in person wait on this device. */
export const waitingCount = (): number => queue.marks.length + waitingWalkIns();

export const useQueue = (): Queue => useSyncExternalStore(subscribe, () => queue);

/**
 * Marks a person: at once on the screen, then on this device, then on the server. What stands is taken back by facts of its own.
 * Returns what stands then.
 */
export function mark(
  { sessionId, meeting }: Pick<Unsent, 'sessionId' | 'meeting'>,
  { registration_id, facts: standing, name }: Pick<OfficeRosterEntry, 'registration_id' | 'facts' | 'name'>,
  next: Mark | null,
): Unsent['standing'] {
  const madeAt = serverNow();
  const at = toStudioIso(madeAt);
  const base = { registration_id, meeting, at, device: navigator.userAgent.slice(0, 120), ...clockOffset() };
  const undos = standing.map(({ id }): Fact => ({ ...base, id: newId(), kind: 'undo', undoes: id }));
  const made: Fact[] = next === null ? [] : [{ ...base, id: newId(), ...kindOf(next) }];
  const facts = [...undos, ...made];
  if (facts.length === 0) return standing;
  // As the server will say it, so that no line grows and moves the buttons below when it answers.
  const me = signedInNow();
  const by = me?.name ?? null;
  const unsent: Unsent = {
    key: newId(),
    author: me?.id ?? '',
    madeAt,
    sessionId,
    meeting,
    registrationId: registration_id,
    name,
    mark: next,
    facts,
    standing: made.map(({ id, kind, late = false }) => ({ id, kind, late, at, by })),
    refusal: null,
  };
  update({ marks: [...queue.marks, unsent] });
  void keep(unsent).then(send);
  return unsent.standing;
}

/** Stores a mark before it is sent, so that it outlives the page. */
async function keep(unsent: Unsent): Promise<void> {
  try {
    const author = unsent.author || (await whoIsSignedIn()).id;
    await storeMark({ ...unsent, author });
    if (!queue.isKept) update({ isKept: true });
    tell({ kept: { ...unsent, author } });
  } catch {
    update({ isKept: false });
  }
}

/** What a tab tells the others: a mark that waits, or the key of one that no longer does. */
type News = { readonly kept: Unsent } | { readonly done: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
const tell = (news: News): void => tabs?.postMessage(news);

const without = (key: string): readonly Unsent[] => queue.marks.filter((one) => one.key !== key);

async function follow({ data }: MessageEvent<News>): Promise<void> {
  if ('done' in data) return update({ marks: without(data.done) });
  const { id } = await whoIsSignedIn();
  if (data.kept.author === id) update({ marks: [...without(data.kept.key), data.kept] });
}

/** Reads what waits on this device and sends it: now, and when the network or the window is back. */
export function startQueue(): () => void {
  const wake = (): void => {
    // Read again: without network, nobody was known to whom the stored marks belong.
    if (document.visibilityState === 'visible') void load().then(send);
  };
  const hear = (event: MessageEvent<News>): void => void follow(event).catch(() => undefined);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  tabs?.addEventListener('message', hear);
  void load().then(send);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    tabs?.removeEventListener('message', hear);
    clearTimeout(retry?.timer);
  };
}

async function load(): Promise<void> {
  try {
    const { id: author } = await whoIsSignedIn();
    await loadWalkIns(author);
    const stored = await storedMarks(serverNow());
    const own = stored.filter((one) => one.author === author);
    update({ marks: merged(own, queue.marks), others: stored.length - own.length });
  } catch {
    // Nobody's marks are shown before it is known who is signed in; without storage there are none.
  }
}

const mostFacts = 100;
const retryMs = { first: 5_000, most: 60_000 };
const thanksMs = 5_000;
let sending: Promise<void> | null = null;
let retry: { readonly timer: ReturnType<typeof setTimeout>; readonly waitMs: number } | null = null;

/** Sends what waits, one request after another and in one tab at a time. The ids of the facts make repeating it safe. */
export function send(): Promise<void> {
  sending ??= underLock(sendAll).finally(() => {
    sending = null;
  });
  return sending;
}

const underLock = (act: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? act() : navigator.locks.request('office-marks', act);

async function sendAll(): Promise<void> {
  clearTimeout(retry?.timer);
  let most = mostFacts;
  const answered = new Set<string>();
  for (;;) {
    const next = firstOf(
      queue.marks.filter(({ key, refusal }) => refusal === null && !answered.has(key)),
      most,
    );
    if (next.length === 0) return sendOthers();
    try {
      const facts = next.flatMap((one) => one.facts);
      const { results } = await client.office.attendance.addFacts({ body: { facts } });
      reached(next.length);
      for (const one of next) {
        answered.add(one.key);
        const own = results.filter(({ id }) => one.facts.some((fact) => fact.id === id));
        const refused = own.find(({ state }) => state === 'refused')?.problem;
        if (refused) await refuse(one, refused.message);
        else await settle(one, own.at(-1)?.attendance ?? null);
      }
    } catch (error) {
      if (!isRefusal(error)) return tryLater();
      // The request as a whole was refused: each mark alone shows which one it is.
      if (next.length === 1) await refuse(next[0]!, problemText(error));
      most = 1;
    }
  }
}

async function sendOthers(): Promise<void> {
  try {
    if ((await sendWalkIns()) > 0) reached(0);
  } catch {
    tryLater();
  }
}

/** The first marks that fit into one request. The facts of a mark stay together. */
function firstOf(marks: readonly Unsent[], most: number): readonly Unsent[] {
  let count = 0;
  return marks.filter(({ facts }, index) => {
    count += facts.length;
    return index === 0 || count <= most;
  });
}

/** The server answered that it will not take it; not that the sign-in has ended, or that it is asked too often. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && [400, 403, 404, 409, 410, 422].includes(error.status ?? 0);

function tryLater(): void {
  const waitMs = Math.min((retry?.waitMs ?? retryMs.first / 2) * 2, retryMs.most);
  retry = { waitMs, timer: setTimeout(() => void send(), waitMs) };
  update({ awaySince: queue.awaySince ?? serverNow() });
  void asksToPersist().then((isPromised) => update({ mayBeCleared: !isPromised }));
}

function reached(count: number): void {
  retry = null;
  if (queue.awaySince === null && queue.sentCount === 0) return;
  update({ awaySince: null, sentCount: queue.sentCount + count });
  setTimeout(() => update({ sentCount: 0 }), thanksMs);
}

async function refuse(one: Unsent, refusal: string): Promise<void> {
  const refused = { ...one, refusal };
  update({ marks: queue.marks.map((each) => (each.key === one.key ? refused : each)) });
  await keep(refused);
}

/** The server has the mark: the roster says so, and then it no longer waits. */
async function settle({ key, ...sent }: Unsent, attendance: Mark | null): Promise<void> {
  // A reply that began before would bring the old mark back.
  await queryClient.cancelQueries({ queryKey: rosterListsKey });
  keepMark(sent, { attendance, facts: [...sent.standing] });
  queryClient.setQueriesData<OfficeRoster>({ queryKey: rosterKey(sent.sessionId) }, (roster) =>
    roster?.meeting === sent.meeting
      ? {
          ...roster,
          results: roster.results.map((entry) =>
            entry.registration_id === sent.registrationId
              ? { ...entry, attendance, facts: [...sent.standing] }
              : entry,
          ),
        }
      : roster,
  );
  // After the screens have heard of the roster: a moment earlier, the row would be unmarked and move those below it.
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
  done(key);
}

function done(key: string): void {
  update({ marks: without(key) });
  tell({ done: key });
  void forgetMark(key).catch(() => undefined);
  if (queue.marks.length > 0) return;
  void queryClient.invalidateQueries({ queryKey: rosterListsKey });
  void queryClient.invalidateQueries({ queryKey: todayQuery().queryKey });
}

/** Sends a refused mark once more. */
export function askAgain(one: Unsent): void {
  const waiting = { ...one, refusal: null };
  update({ marks: queue.marks.map((each) => (each.key === one.key ? waiting : each)) });
  void keep(waiting).then(send);
}

/** Gives up a refused mark. The roster is then as the server has it. */
export const giveUp = ({ key }: Unsent): void => done(key);

const newId = (): string => crypto.randomUUID();
