import type { OfficeWaitlistEntry, ProblemCode } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { personName } from '../../../platform/database/person-name.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { idOfRequest } from '../../../platform/idempotency/request-id.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { addedToWaitlistEmail } from '../waitlist/email-templates.ts';
import { addEntry } from '../waitlist/join.ts';
import { endEntry } from '../waitlist/leave.ts';
import { notificationData } from '../waitlist/notification-data.ts';
import { offerOutOfTurn } from '../waitlist/offer-out-of-turn.ts';
import { entriesWhere, entryView, isLive } from '../waitlist/view.ts';
import { lockWaitlist } from '../waitlist/waitlist-session.ts';
import { brokenRule, requireRules } from './overrides.ts';
import { contextIn, factsFor } from './place-person.ts';
import type { OfficeBookingDeps } from './registration-of.ts';

/** The waitlist of a session by name, for the team. It joins, leaves and offers by the functions of the members' own calls. */
export const officeWaitlistHandlers: HandlersOf<'officeWaitlist', OfficeBookingDeps> = {
  list: ({ params }, { office, clock }) =>
    office.read(async (db) => {
      const { rows } = await db.execute(sql`select 1 from sessions where id = ${params.id}`);
      if (rows.length === 0) throw problem('not_found');
      const results = await entriesOf(db, sql`e.session_id = ${params.id}`, clock.now());
      return { results, next: null, count: results.length };
    }),

  add: async (call, deps) => {
    const { params, body } = call;
    const now = deps.clock.now();
    const id = idOfRequest(call);
    const added = await deps.office.change(call, async (tx, record) => {
      const session = await lockWaitlist(tx, params.id);
      if (session === null) throw problem('not_found');
      const userId = body.person_id;
      const context = await contextIn(tx, session.id, userId, now);
      const facts = factsFor(context, now);
      requireRules(facts, context, ['capacity']);
      // A repetition after a crash finds what it added.
      const [again] = await entriesOf(tx, sql`e.id = ${id}`, now);
      if (again) return again;
      if (context.live !== null) throw brokenRule('already_registered', context, facts);
      const entered = { id, sessionId: session.id, userId, notifyEmail: true, notifySms: false };
      await addEntry(tx, deps, entered, now).catch(sayToTheTeam);
      const { email = '', identity } = context.person ?? {};
      const member = { firstName: identity?.first_name ?? '' };
      const data = { offerEndsAt: session.startsAt, openToAll: false, outOfTurn: false };
      const told = notificationData(session, member, data, deps.settings);
      await deps.mail.send(tx, addedToWaitlistEmail(email, told));
      await notifyPerson(tx, userId);
      await record({ ...about(session.id, userId), action: 'waitlist.add', before: null });
      return entryOf(tx, id, now);
    });
    purgeSessionLists();
    return added;
  },

  remove: async (call, deps) => {
    const { id: sessionId, entry: entryId } = call.params;
    const now = deps.clock.now();
    await deps.office.change(call, async (tx, record) => {
      const { userId } = await endEntry(tx, deps, ofSession(sessionId, entryId), now);
      const { after: before, ...entry } = about(sessionId, userId);
      await record({ ...entry, action: 'waitlist.remove', before, after: null });
    });
    purgeSessionLists();
  },

  offer: async (call, deps) => {
    const { id: sessionId, entry: entryId } = call.params;
    const now = deps.clock.now();
    const offered = await deps.office.change(call, async (tx, record) => {
      const isNew = await offerOutOfTurn(tx, deps, { sessionId, entryId }, now);
      const entry = await entryOf(tx, entryId, now);
      if (isNew)
        await record({
          ...about(sessionId, entry.person_id, { offer_expires_at: entry.offer_expires_at }),
          action: 'waitlist.offer',
          before: null,
          reason: call.body.reason,
        });
      return entry;
    });
    purgeSessionLists();
    return offered;
  },
};

/** Of an entry that somebody really made: those who hold a seat while they join never waited. */
const ofSession = (sessionId: string, entryId: string): SQL =>
  sql`e.session_id = ${sessionId} and e.id = ${entryId} and e.purpose = 'waitlist'`;

const about = (sessionId: string, personId: string, after: object = {}) => ({
  target: `session:${sessionId}`,
  personId,
  after: { person_id: personId, ...after },
});

const texts: Partial<Record<ProblemCode, string>> = {
  already_waiting: 'This person is on the waitlist already.',
  waitlist_not_needed: 'A spot is free. Register the person instead.',
};

/** The problems of joining speak to the person. */
function sayToTheTeam(error: unknown): never {
  const message = error instanceof ProblemError ? texts[error.code] : undefined;
  throw error instanceof ProblemError && message !== undefined
    ? problem(error.code, { ...error.extras, message })
    : error;
}

/** The live entries in their order; `where` refers to `e` (entries). */
async function entriesOf(db: Db, where: SQL, now: Date): Promise<OfficeWaitlistEntry[]> {
  const live = sql`e.purpose = 'waitlist' and e.status in ${listed(liveEntryStatuses)}`;
  const found = await entriesWhere(db, sql`${where} and ${live} order by e.sequence`);
  const entries = found.filter((entry) => isLive(entry, now));
  const names = await namesOf(
    db,
    entries.map(({ userId }) => userId),
  );
  return entries.map((entry) => {
    const { position, offer_expires_at, created_at } = entryView(entry, now);
    return {
      id: entry.id,
      person_id: entry.userId,
      name: names.get(entry.userId) ?? '',
      position,
      state: offer_expires_at === null ? 'waiting' : 'offered',
      offer_expires_at,
      joined_at: created_at,
    };
  });
}

async function entryOf(db: Db, id: string, now: Date): Promise<OfficeWaitlistEntry> {
  const [entry] = await entriesOf(db, sql`e.id = ${id}`, now);
  if (entry === undefined) throw problem('not_found');
  return entry;
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(
    z.object({ id: z.string(), name: z.string() }),
    db.execute(sql`
    select u.id, ${personName('u', 'f')} as name from users u left join profiles f on f.user_id = u.id
    where u.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
