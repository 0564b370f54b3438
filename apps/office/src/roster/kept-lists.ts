import type { OfficeRoster, RostersToday, ScannedPerson } from '@detroit-well/api-client';
import { readPassCode } from '@detroit-well/config/pass-code';
import { serverNow } from '@detroit-well/config/server-clock';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOpenedAlone, keep, keptNow, useKept } from '../kept/kept.ts';

type KeptRoster = RostersToday['sessions'][number];

/** Notes on the kept list what the server has stored, so that the list is right until it is read again. */
export function keepMark(
  {
    sessionId,
    meeting,
    registrationId,
  }: Readonly<Record<'sessionId' | 'meeting' | 'registrationId', string>>,
  change: Pick<KeptRoster['people'][number], 'attendance' | 'facts'>,
): void {
  const kept = keptNow();
  if (kept === null) return;
  const sessions = kept.lists.sessions.map((one) =>
    one.session_id === sessionId && one.meeting === meeting
      ? {
          ...one,
          people: one.people.map((entry) =>
            entry.registration_id === registrationId ? { ...entry, ...change } : entry,
          ),
        }
      : one,
  );
  void keep({ ...kept, lists: { ...kept.lists, sessions } });
}

/** The session of the kept lists that is in progress or next, or the last one; null without any. */
export const nextOf = ({ sessions }: RostersToday): KeptRoster | null =>
  sessions.find((one) => Date.parse(endOf(one)) > serverNow()) ?? sessions.at(-1) ?? null;

const endOf = ({ meetings, meeting }: Pick<KeptRoster, 'meetings' | 'meeting'>): string =>
  meetings.find((one) => one.start_datetime === meeting)?.end_datetime ?? meeting;

/** A roster of today as the device keeps it, with the time at which it was read; null if it keeps none. */
export function useKeptRoster(
  sessionId: string,
  meeting: string | null,
): { readonly roster: OfficeRoster; readonly takenAt: string } | null {
  const lists = useKept()?.lists;
  const own = lists?.sessions.filter((one) => one.session_id === sessionId) ?? [];
  const found =
    meeting === null && lists
      ? nextOf({ ...lists, sessions: own })
      : own.find((one) => Date.parse(one.meeting) === Date.parse(meeting ?? ''));
  return lists && found ? { roster: asRoster(found), takenAt: lists.taken_at } : null;
}

/** Whose pass a code is, as far as the device keeps it; null for a pass that is on no list of today. */
export async function findKeptPass(code: string): Promise<ScannedPerson | null> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(readPassCode(code)));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const registrations = (keptNow()?.lists.sessions ?? []).flatMap((session) => {
    const { title, location_name, session_id, meeting, results } = asRoster(session);
    const entry = session.people.find(({ pass_hash: own }) => own === hash);
    const shown = results.find(({ registration_id: id }) => id === entry?.registration_id);
    const at = { session_id, title, location_name, meeting, end_datetime: endOf(session) };
    return shown ? [{ ...at, entry: shown }] : [];
  });
  const [first] = registrations;
  if (!first?.entry.person_id) return null;
  const { person_id, name, membership, waiver, notes } = first.entry;
  return { person_id, name, picture_path: null, membership, waiver, notes, registrations };
}

/** As the screens show it. What is not kept is not known. */
function asRoster({
  people,
  places_left: _left,
  price_public: _public,
  price_member: _member,
  ...session
}: KeptRoster) {
  return {
    ...session,
    waiting_count: 0,
    results: people.map(({ initials: _initials, pass_hash: _hash, ...entry }) => ({
      ...entry,
      picture_path: null,
      email: '',
      phone: null,
      amount_due: null,
      further_contacts: [],
    })),
    next: null,
    count: people.length,
  };
}

/** True while the server is not reached, or takes more than a second: what is kept is then shown. */
export function useAway({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), 1_000);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && (isOpenedAlone() || failureCount > 0 || isSlow);
}
