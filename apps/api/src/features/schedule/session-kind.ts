import {
  mayDo,
  whoMay,
  type ChangeSessionParams,
  type CreateSessionParams,
  type OfficeSessionFilters,
} from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { desc, eq, sql } from 'drizzle-orm';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  openingRequests,
  registrations,
  waitlistEntries,
} from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { leadsSession } from '../../platform/database/team-access.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { changeSession } from './change-session.ts';
import { windowAfter } from './registration-window.ts';
import { columnsOf } from './session-columns.ts';
import { sessionList, type sessionRow } from './session-list.ts';
import { meetingsAfter, spanOf, storeMeetings } from './session-meetings.ts';

const never = {
  registrationOpensAt: null,
  registrationClosesAt: null,
  registrationOpen: true,
  registrationClosesPlanned: null,
};

export const sessionKind: RecordKind<
  typeof sessionRow.shape,
  Omit<OfficeSessionFilters, 'sort'>,
  CreateSessionParams,
  ChangeSessionParams
> = {
  noun: 'session',
  many: 'sessions',
  amounts: ['price_public', 'price_member'],
  list: sessionList,
  seen: {
    permission: 'schedule.all',
    by: ({ userId, role }) =>
      mayDo(role, 'schedule.all') ? undefined : leadsSession(sql`s.coach_id`, sql`${userId}`),
  },
  normalized: (change) => {
    const times = [
      'start_datetime',
      'end_datetime',
      'registration_opens_at',
      'registration_closes_at',
    ] as const;
    const given = times.flatMap((name) => {
      const time = change[name];
      return time == null ? [] : [[name, toStudioIso(time)] as const];
    });
    const meetings = change.meetings
      ?.map((one) => ({
        start_datetime: toStudioIso(one.start_datetime),
        end_datetime: toStudioIso(one.end_datetime),
      }))
      .toSorted((one, other) => Date.parse(one.start_datetime) - Date.parse(other.start_datetime));
    return { ...change, ...Object.fromEntries(given), ...(meetings && { meetings }) };
  },
  lock: async (tx, id) => {
    // Its series first, in the order of everything that changes sessions of a series.
    await tx.execute(sql`
      select id from series where id = (select series_id from sessions where id = ${id}) for no key update`);
    return tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
  },
  insert: async ({ tx, now, caller }, body) => {
    if (!mayDo(caller.role, 'prices.write')) await requireKnownPrices(tx, body);
    const after = meetingsAfter([], body);
    const columns = {
      ...(await columnsOf(tx, body)),
      ...spanOf(after),
      ...windowAfter(never, body, 0, now),
      ...(await pictureOf(tx, body.picture_of)),
    };
    const values = { ...required(columns), ...columns };
    const [stored] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
    if (stored === undefined) throw new Error('the session was not stored');
    await storeMeetings(tx, stored.id, { before: [], after, changes: [] });
    return stored.id;
  },
  update: async (context, id, { version: _version, ...change }) => {
    if (!mayDo(context.caller.role, 'prices.write')) await requireSamePrices(context.tx, id, change);
    await changeSession(context, id, change);
  },
  isUsed: async (tx, id) =>
    (await tx.$count(registrations, eq(registrations.sessionId, id))) > 0 ||
    (await tx.$count(waitlistEntries, eq(waitlistEntries.sessionId, id))) > 0 ||
    (await tx.$count(openingRequests, eq(openingRequests.sessionId, id))) > 0,
  delete: async (tx, id) => {
    await tx.execute(sql`
      update series r set exclusions = r.exclusions || to_jsonb(s.generated_for::text) from sessions s
      where s.id = ${id} and r.id = s.series_id`);
    await tx.delete(sessions).where(eq(sessions.id, id));
  },
};

type Prices = Pick<ChangeSessionParams, 'price_public' | 'price_member'>;
type Priced = Pick<typeof sessions.$inferSelect, 'pricePublicCents' | 'priceMemberCents'>;

/** True if the prices that are given are those of a session. */
const hasPrices = (session: Priced, { price_public, price_member }: Prices): boolean =>
  (price_public === undefined || toCents(price_public) === session.pricePublicCents) &&
  (price_member === undefined || toCents(price_member) === session.priceMemberCents);

/** Who may not set prices makes a session with those of the one that it copies, or of the latest one of its program. */
async function requireKnownPrices(
  tx: Db,
  { program_id: programId, picture_of: copied, ...prices }: CreateSessionParams,
): Promise<void> {
  const [latest] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.programId, programId))
    .orderBy(desc(sessions.startsAt), sessions.id)
    .limit(1);
  const [original] =
    copied === undefined ? [] : await tx.select().from(sessions).where(eq(sessions.id, copied));
  if ([latest, original].some((session) => session !== undefined && hasPrices(session, prices))) return;
  throw pricesOfOthers();
}

async function requireSamePrices(tx: Db, id: string, prices: Prices): Promise<void> {
  const [stored] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (stored !== undefined && !hasPrices(stored, prices)) throw pricesOfOthers();
}

const pricesOfOthers = () =>
  problem('permission_denied', { permission: 'prices.write', who_may: whoMay('prices.write') });

/** The picture of another session, which the new one shares. */
async function pictureOf(tx: Db, id: string | undefined) {
  if (id === undefined) return {};
  const { picture, pictureAlt } = sessions;
  const [found] = await tx.select({ picture, pictureAlt }).from(sessions).where(eq(sessions.id, id));
  if (found === undefined) throw fieldProblem({ picture_of: ['There is no such session.'] });
  return found;
}

/** The columns without which there is no session. The body of a new one has their fields. */
function required(columns: Partial<typeof sessions.$inferInsert>) {
  const { title, programId, startsAt, endsAt, pricePublicCents, priceMemberCents } = columns;
  if (
    title === undefined ||
    programId === undefined ||
    startsAt === undefined ||
    endsAt === undefined ||
    pricePublicCents === undefined ||
    priceMemberCents === undefined
  )
    throw new Error('the contract requires the fields of a new session');
  return { title, programId, startsAt, endsAt, pricePublicCents, priceMemberCents };
}
