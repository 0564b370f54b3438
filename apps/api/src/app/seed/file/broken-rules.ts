import type { Kind, SeedFile } from '@detroit-well/api-client/seed-file';
import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { posts } from '../../../platform/database/schema/blog.ts';
import { pages } from '../../../platform/database/schema/content.ts';
import { memberships, users } from '../../../platform/database/schema/people.ts';
import {
  categories,
  coaches,
  programs,
  sessionMeetings,
  sessions,
} from '../../../platform/database/schema/training.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { isOneOf, liveMembershipStates } from '../../../platform/database/schema/statuses.ts';
import { archivedReferences } from './archived-references.ts';
import { membershipsAfter } from './memberships-after.ts';
import { storedKeys } from './upsert.ts';
import { keyOf } from './whole-rows.ts';

/** Lists the values of a file that the tables would reject, by position: the database's own errors name no position. */
export async function brokenRules(tx: Db, file: SeedFile, now: Date): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, field, target] of references)
    faults.push(...(await unknownIds(tx, file, kind, field, target)));
  for (const [kind, field, column] of uniques)
    faults.push(...(await takenValues(tx, file, kind, field, column)));
  for (const kind of Object.keys(keyOf) as Kind[]) faults.push(...(await repeatedIds(tx, file, kind)));
  return [
    ...faults,
    ...(await wrongSessions(tx, file)),
    ...(await archivedReferences(tx, file)),
    ...(await wrongMemberships(tx, file, studioDay(now))),
  ];
}

type Row = Readonly<Record<string, unknown>> & { readonly public_id: string };
const rowsOf = (file: SeedFile, kind: Kind): readonly Row[] => file[kind];

const references: readonly (readonly [kind: Kind, field: string, target: Kind])[] = [
  ['programs', 'category', 'categories'],
  ['coaches', 'person', 'people'],
  ['sessions', 'program', 'programs'],
  ['sessions', 'coach', 'coaches'],
  ['memberships', 'person', 'people'],
  ['materials', 'session', 'sessions'],
];

async function unknownIds(
  tx: Db,
  file: SeedFile,
  kind: Kind,
  field: string,
  target: Kind,
): Promise<string[]> {
  const ids = rowsOf(file, kind).flatMap(({ [field]: id }) => (typeof id === 'string' ? [id] : []));
  const known = await storedKeys(tx, keyOf[target], [...new Set(ids)]);
  for (const { public_id } of rowsOf(file, target)) known.add(public_id);
  return rowsOf(file, kind).flatMap(({ [field]: id }, index) =>
    typeof id !== 'string' || known.has(id) ? [] : [`${kind}.${index}.${field}: ${id} is not in ${target}`],
  );
}

const uniques: readonly (readonly [kind: Kind, field: string, column: PgColumn])[] = [
  ['people', 'email', users.email],
  ['categories', 'name', categories.name],
  ['categories', 'slug', categories.slug],
  ['programs', 'slug', programs.slug],
  ['coaches', 'person', coaches.userId],
  ['coaches', 'slug', coaches.slug],
  ['posts', 'slug', posts.slug],
  ['pages', 'html_path', pages.htmlPath],
];

async function takenValues(
  tx: Db,
  file: SeedFile,
  kind: Kind,
  field: string,
  column: PgColumn,
): Promise<string[]> {
  const rows = rowsOf(file, kind);
  const values = rows.flatMap(({ [field]: value }) => (typeof value === 'string' ? [value] : []));
  if (values.length === 0) return [];
  const stored = await tx
    .select({ id: keyOf[kind], value: column })
    .from(column.table)
    .where(inArray(column, [...new Set(values)]));
  const owners = new Map(stored.map(({ id, value }) => [String(value), String(id)]));
  return rows.flatMap(({ public_id, [field]: value }, index) => {
    if (typeof value !== 'string') return [];
    const owner = owners.get(value) ?? public_id;
    owners.set(value, owner);
    return owner === public_id ? [] : [`${kind}.${index}.${field}: ${value} belongs to ${owner}`];
  });
}

async function repeatedIds(tx: Db, file: SeedFile, kind: Kind): Promise<string[]> {
  const ids = rowsOf(file, kind).map(({ public_id }) => public_id);
  const stored = await storedKeys(tx, keyOf[kind], ids);
  return ids.flatMap((id, index) =>
    stored.has(id) || ids.indexOf(id) === index ? [] : [`${kind}.${index}.public_id: ${id} is there twice`],
  );
}

/**
 * A session cannot have fewer places than spots that are taken (`sessions_capacity`), and its meetings end after they start,
 * one after the other.
 */
async function wrongSessions(tx: Db, file: SeedFile): Promise<string[]> {
  const ids = file.sessions.map(({ public_id }) => public_id);
  const stored = new Map(
    (ids.length === 0 ? [] : await tx.select().from(sessions).where(inArray(sessions.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  );
  const courses = new Set(
    (ids.length === 0
      ? []
      : await tx
          .selectDistinct({ id: sessionMeetings.sessionId })
          .from(sessionMeetings)
          .where(inArray(sessionMeetings.sessionId, ids))
    ).map(({ id }) => id),
  );
  return file.sessions.flatMap(
    ({ public_id, title, start_datetime, end_datetime, meetings, max_participants }, index) => {
      const faults = wrongMeetings({ start_datetime, end_datetime, meetings }, courses.has(public_id)).map(
        (fault) => `sessions.${index}.${fault}`,
      );
      const before = stored.get(public_id);
      const start = start_datetime === undefined ? before?.startsAt : new Date(start_datetime);
      const end = end_datetime === undefined ? before?.endsAt : new Date(end_datetime);
      if (meetings === undefined && start && end && end <= start)
        faults.push(`sessions.${index}.end_datetime: the session would end before it starts`);
      const places = max_participants === undefined ? before?.maxParticipants : max_participants;
      const taken = before?.taken ?? 0;
      if (typeof places === 'number' && places < taken)
        faults.push(
          `sessions.${index}.max_participants: "${title ?? before?.title}" (${public_id}) has ${taken} booked spots, which is more than ${places} places; cancel registrations first, or keep at least ${taken}`,
        );
      return faults;
    },
  );
}

type Times = Pick<SeedFile['sessions'][number], 'start_datetime' | 'end_datetime' | 'meetings'>;

function wrongMeetings({ start_datetime, end_datetime, meetings }: Times, isCourse: boolean): string[] {
  if (meetings === undefined) {
    return isCourse && (start_datetime ?? end_datetime) !== undefined
      ? ['meetings: the session is a course; name all its meetings to change its times']
      : [];
  }
  const at = (instant: string | undefined) => Date.parse(instant ?? '');
  const differs = (given: string | undefined, first: string | undefined) =>
    given !== undefined && at(given) !== at(first);
  const faults = meetings.flatMap((meeting, number) => {
    if (at(meeting.end_datetime) <= at(meeting.start_datetime))
      return [`meetings.${number}.end_datetime: the meeting would end before it starts`];
    return at(meeting.start_datetime) < at(meetings[number - 1]?.end_datetime)
      ? [`meetings.${number}.start_datetime: the meeting would start before the one above it ends`]
      : [];
  });
  if (differs(start_datetime, meetings[0]?.start_datetime))
    faults.push('start_datetime: not that of the first meeting');
  if (differs(end_datetime, meetings[0]?.end_datetime))
    faults.push('end_datetime: not that of the first meeting');
  return faults;
}

/** A membership ends after it starts, and a person has one at most that has not ended. */
async function wrongMemberships(tx: Db, file: SeedFile, today: string): Promise<string[]> {
  const after = [...(await membershipsAfter(tx, file, today))];
  const ids = file.memberships.map(({ public_id }) => public_id);
  const stored = new Map(
    (ids.length === 0 ? [] : await tx.select().from(memberships).where(inArray(memberships.id, ids))).map(
      (row) => [row.id, row],
    ),
  );
  return file.memberships.flatMap(({ public_id, start_date, end_date }, index) => {
    const before = stored.get(public_id);
    const start = start_date ?? before?.startDate;
    const end = end_date === undefined ? before?.endDate : end_date;
    if (start && end && end < start)
      return [`memberships.${index}.end_date: the membership would end before it starts`];
    const isLive = ({ state }: { readonly state: string }) => isOneOf(liveMembershipStates, state);
    const own = after.find(([id]) => id === public_id)?.[1];
    const other = after.find(
      ([id, each]) => id !== public_id && own && each.userId === own.userId && isLive(own) && isLive(each),
    );
    return other
      ? [`memberships.${index}.is_active: ${own?.userId} has the membership ${other[0]}, which has not ended`]
      : [];
  });
}
