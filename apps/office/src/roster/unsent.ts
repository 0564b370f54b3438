import type { AddFactsParams, OfficeRosterEntry } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fullName } from '../access/use-person.ts';
import { client } from '../api/client.ts';
import { meQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { rosterKey, rosterListsKey } from '../api/roster-queries.ts';
import { todayQuery } from '../api/today-query.ts';
import { problemText } from '../outcomes/problem.ts';
import { kindOf, type Mark } from './marks.ts';

type Fact = AddFactsParams['facts'][number];
type Standing = OfficeRosterEntry['facts'];

/** A mark that the server may not know yet. It is kept as long as the page is open, also on another screen. */
export interface Unsent {
  readonly key: string;
  readonly sessionId: string;
  readonly meeting: string;
  readonly registrationId: string;
  /** Null takes back what was marked. */
  readonly mark: Mark | null;
  readonly facts: readonly Fact[];
  /** The marks that stand once the server has it. */
  readonly standing: Standing;
  /** Why the last attempt failed; null while it is being sent. */
  readonly failure: string | null;
}

let all: readonly Unsent[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Unsent[]): void {
  all = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export const useUnsent = (): readonly Unsent[] => useSyncExternalStore(subscribe, () => all);

/** Marks a person: at once on the screen, and then on the server. What stands is taken back by facts of its own. */
export function mark(
  { sessionId, meeting }: Pick<Unsent, 'sessionId' | 'meeting'>,
  { registration_id: registrationId, facts: standing }: Pick<OfficeRosterEntry, 'registration_id' | 'facts'>,
  next: Mark | null,
): void {
  const at = toStudioIso(serverNow());
  const base = { registration_id: registrationId, meeting, at, device: navigator.userAgent.slice(0, 120) };
  const undos = standing.map(({ id }): Fact => ({ ...base, id: newId(), kind: 'undo', undoes: id }));
  const made: Fact[] = next === null ? [] : [{ ...base, id: newId(), ...kindOf(next) }];
  const facts = [...undos, ...made];
  if (facts.length === 0) return;
  // As the server will say it, so that no line grows and moves the buttons below when it answers.
  const me = queryClient.getQueryData(meQuery().queryKey);
  const by = me === undefined ? null : fullName(me);
  const unsent: Unsent = {
    key: newId(),
    sessionId,
    meeting,
    registrationId,
    mark: next,
    facts,
    standing: made.map(({ id, kind, late = false }) => ({ id, kind, late, at, by })),
    failure: null,
  };
  set([...all, unsent]);
  void send(unsent);
}

/** Sends every mark that failed once more. The ids of the facts make that safe. */
export function sendAgain(): void {
  const failed = all.filter(({ failure }) => failure !== null);
  set(all.map((one) => ({ ...one, failure: null })));
  for (const one of failed) void send(one);
}

async function send(unsent: Unsent): Promise<void> {
  const { key, sessionId, meeting, registrationId, standing } = unsent;
  try {
    const { results } = await client.office.attendance.addFacts({ body: { facts: [...unsent.facts] } });
    const refusal = results.find(({ state }) => state === 'refused')?.problem;
    if (refusal) return fail(key, refusal.message);
    const attendance = results.at(-1)?.attendance ?? null;
    // A reply that began before would bring the old mark back.
    await queryClient.cancelQueries({ queryKey: rosterListsKey });
    queryClient.setQueriesData<{ readonly meeting: string; readonly results: readonly OfficeRosterEntry[] }>(
      { queryKey: rosterKey(sessionId) },
      (roster) =>
        roster?.meeting === meeting
          ? {
              ...roster,
              results: roster.results.map((one) =>
                one.registration_id === registrationId ? { ...one, attendance, facts: standing } : one,
              ),
            }
          : roster,
    );
    // After the screens have heard of the roster: a moment earlier, the row would be unmarked and move those below it.
    notifyManager.schedule(() => settle(key));
  } catch (error) {
    fail(key, problemText(error));
  }
}

function settle(key: string): void {
  set(all.filter((one) => one.key !== key));
  if (all.length > 0) return;
  void queryClient.invalidateQueries({ queryKey: rosterListsKey });
  void queryClient.invalidateQueries({ queryKey: todayQuery().queryKey });
}

function fail(key: string, failure: string): void {
  set(all.map((one) => (one.key === key ? { ...one, failure } : one)));
}

/** A roster as it is with the marks that are not sent yet. */
export function withUnsent(
  entry: OfficeRosterEntry,
  meeting: string,
  unsent: readonly Unsent[],
): { readonly entry: OfficeRosterEntry; readonly failure: string | null } {
  const own = unsent.filter((one) => one.registrationId === entry.registration_id && one.meeting === meeting);
  const last = own.at(-1);
  if (last === undefined) return { entry, failure: null };
  const failure = own.find((one) => one.failure !== null)?.failure ?? null;
  return { entry: { ...entry, attendance: last.mark, facts: last.standing }, failure };
}

const newId = (): string => crypto.randomUUID();

globalThis.addEventListener?.('online', sendAgain);
