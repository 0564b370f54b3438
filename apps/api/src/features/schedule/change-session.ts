import type { ChangeSessionParams } from '@detroit-well/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, liveEntryStatuses } from '../../platform/database/schema/statuses.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { clearFull } from '../booking/seats/claim-seat.ts';
import { offerNextSeats } from '../booking/waitlist/offer-next-seats.ts';
import type { ChangeContext } from '../../platform/records/record-kind.ts';
import { checkAllRooms } from '../chat/messages.ts';
import { followMoves } from './follow-moves.ts';
import { notifyRegistered } from './notify-registered.ts';
import { windowAfter } from './registration-window.ts';
import { changedFields, columnsOf } from './session-columns.ts';
import {
  meetingChanges,
  meetingsAfter,
  meetingsOf,
  requireChangeable,
  spanOf,
  storeMeetings,
  type MeetingChange,
  type Times,
} from './session-meetings.ts';
import { storeSessions, type Session } from './store-sessions.ts';
import { tellRegistered } from './tell-registered.ts';

type Change = Omit<ChangeSessionParams, 'version'>;

/** A change that no person of the office makes, such as one by a seed file, has no caller. */
export type SessionChangeContext = Omit<ChangeContext, 'caller'>;

/** The changed fields of one session. */
export interface SessionChange {
  readonly id: string;
  readonly change: Change;
  /** The place of the session in its series, if that changes. */
  readonly place?: Pick<Session, 'seriesId' | 'generatedFor'>;
  /** Its status from now on, if that is given. */
  readonly status?: Session['status'];
}

/** A session before and after a change. */
interface Changed {
  readonly stored: Session;
  readonly next: Session;
  readonly changes: readonly MeetingChange[];
  readonly numbers: readonly [before: number, after: number];
}

/** Changes one session by hand: a change of its series leaves these fields alone afterwards. */
export const changeSession = (context: ChangeContext, id: string, change: Change): Promise<void> =>
  changeSessions(context, [{ id, change }], { byHand: true });

interface ChangeOptions {
  readonly byHand: boolean;
  /** True if sessions and meetings that are over or cancelled can move, too. */
  readonly movesPast?: boolean;
}

/**
 * Changes sessions whose rows are locked, and everything that hangs on what changed. Other times move a session: registrations
 * stay, and what has a time of its own follows. Everyone registered gets one email about all of their sessions that move or that
 * another coach leads.
 */
export async function changeSessions(
  context: SessionChangeContext,
  requested: readonly SessionChange[],
  options: ChangeOptions,
): Promise<void> {
  const { tx, now } = context;
  const ids = requested.map(({ id }) => id);
  const stored = new Map(
    (await tx.select().from(sessions).where(inArray(sessions.id, ids))).map((row) => [row.id, row]),
  );
  const meetings = await meetingsOf(tx, [...stored.values()]);
  const columns = cachedColumns(tx);
  const all: Changed[] = [];
  for (const one of requested) {
    const before = stored.get(one.id);
    if (before === undefined) throw problem('not_found');
    all.push(await changed(context, before, meetings.get(one.id) ?? [], one, options, columns));
  }
  const moved = all.filter(({ changes }) => changes.length > 0);
  const substituted = all.filter(({ stored: before, next }) => next.coachId !== before.coachId);
  await storeSessions(
    tx,
    all.map(({ next }) => next),
  );
  await followMoves(tx, moved, now);
  if (substituted.length > 0) await checkAllRooms(tx);
  await updateWaitlists(context, all);
  await tellRegistered(
    context,
    [...new Set([...moved, ...substituted])].filter(isHeld).map((one) => ({
      ...one,
      id: one.next.id,
      isSubstituted: substituted.includes(one),
    })),
  );
  await notifyRegistered(tx, ...ids);
}

const isHeld = ({ next }: Changed): boolean => next.status !== 'cancelled';

/** The fields that calendars show besides the times. */
const calendarFields = ['title', 'description', 'location'] as const;

async function changed(
  { tx, now }: SessionChangeContext,
  stored: Session,
  before: readonly Times[],
  { id, change, place, status }: SessionChange,
  { byHand, movesPast = false }: ChangeOptions,
  columnsFor: typeof columnsOf,
): Promise<Changed> {
  const after = meetingsAfter(before, change);
  const changes = meetingChanges(before, after);
  const columns = { ...(await columnsFor(tx, withoutSame(change, stored))), ...spanOf(after) };
  const isMoved = changes.length > 0;
  if (isMoved) {
    if (!movesPast) requireMovable(stored, now);
    const field = change.meetings ? 'meetings' : 'start_datetime';
    if (before.length > 1 && !movesPast) await requireChangeable(tx, id, { before, changes, now, field });
    if (before.length > 1 || after.length > 1) await storeMeetings(tx, id, { before, after, changes });
  }
  const fields = { ...stored, ...columns };
  const movedMs = fields.startsAt.getTime() - stored.startsAt.getTime();
  const isShown =
    isMoved ||
    (status !== undefined && status !== stored.status) ||
    fields.coachId !== stored.coachId ||
    calendarFields.some((name) => fields[name] !== stored[name]);
  const edited = changedFields(stored, { ...fields, ...windowAfter(stored, change, 0, now) });
  const editedFields = byHand
    ? [...new Set([...stored.editedFields, ...edited, ...(after.length > 1 ? ['meetings'] : [])])]
    : stored.editedFields.filter((name) => !(name in change));
  const next: Session = {
    ...fields,
    ...place,
    ...windowAfter(stored, change, movedMs, now),
    ...(stored.seriesId !== null && { editedFields }),
    ...(isMoved && stored.taken > 0 && stored.status !== 'cancelled' && { status: 'rescheduled' }),
    ...(status && { status }),
    overbooked: fields.maxParticipants === null ? 0 : Math.max(0, stored.taken - fields.maxParticipants),
    ...(isShown && { revision: stored.revision + 1, updatedAt: now }),
    version: stored.version + 1,
  };
  return { stored, next, changes, numbers: [before.length, after.length] };
}

/** Columns of changes, looked up once for many sessions that change alike. */
export function cachedColumns(tx: Db): typeof columnsOf {
  const known = new Map<string, ReturnType<typeof columnsOf>>();
  return (_tx, { start_datetime: _start, end_datetime: _end, ...fields }) => {
    const key = JSON.stringify(fields);
    const columns = known.get(key) ?? columnsOf(tx, fields);
    known.set(key, columns);
    return columns;
  };
}

/** A higher capacity frees seats, and a later start or closing may give an offer more time. */
async function updateWaitlists(context: SessionChangeContext, all: readonly Changed[]): Promise<void> {
  const { tx, now } = context;
  const places = (session: Session) => session.maxParticipants ?? Infinity;
  for (const { stored, next } of all) if (places(next) !== places(stored)) clearFull(next.id);
  const ids = JSON.stringify(all.map(({ next }) => next.id));
  const waiting = await readRows(
    z.object({ id: z.string() }),
    tx.execute(sql`
    select distinct session_id as id from waitlist_entries
    where session_id in (select jsonb_array_elements_text(${ids}::jsonb)) and status in ${listed(liveEntryStatuses)}`),
  );
  for (const { stored, next } of all) {
    if (waiting.some(({ id }) => id === next.id))
      await offerNextSeats(tx, context, next.id, now, { released: places(next) > places(stored) });
  }
}

/** Without the references that stay: a session keeps its archived program, coach and location. */
export function withoutSame<
  Fields extends Pick<ChangeSessionParams, 'program_id' | 'coach_id' | 'location_id'>,
>(change: Fields, stored: Pick<Session, 'programId' | 'coachId' | 'locationId'>): Fields {
  const { program_id, coach_id, location_id, ...others } = change;
  return {
    ...others,
    ...(program_id !== stored.programId && { program_id }),
    ...(coach_id !== stored.coachId && { coach_id }),
    ...(location_id !== stored.locationId && { location_id }),
  } as Fields;
}

function requireMovable({ endsAt, status }: Session, now: Date): void {
  if (endsAt <= now || status === 'cancelled') throw problem('session_over');
}
