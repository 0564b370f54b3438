import {
  includedLeft,
  includedMonthFor,
  includedMonths,
  nextIncluded,
  type IncludedMonth,
  type PayableSession,
} from '@detroit-well/pricing';
import { addDays } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/** The facts on which the included sessions of a membership depend, as columns of a query. */
export const includingRow = z.object({
  id: z.string(),
  source: z.enum(['granted', 'bought']),
  startDate: z.string(),
  endDate: z.string().nullable(),
  anchorDay: z.string().nullable(),
  monthsBefore: z.int(),
  paidUntil: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  renews: z.boolean(),
  pauseFrom: z.string().nullable(),
  pauseUntil: z.string().nullable(),
  declinedMs: z.number().nullable(),
  perMonth: z.int().nullable(),
  /** `goodUntil`: it came back because of the studio; null: it pays for something. */
  uses: z.array(z.object({ month: z.int(), number: z.int(), goodUntil: z.string().nullable() })),
});

/** Those that only included sessions need. Refers to `memberships` and `v`, its version of the plan. */
export const includingColumns = sql`memberships.months_before as "monthsBefore",
  ${epochMs('memberships.declined_at')} as "declinedMs", v.sessions_per_month as "perMonth",
  coalesce((select json_agg(json_build_object('month', u.month, 'number', u.number, 'goodUntil', u.good_until))
    from included_uses u where u.membership_id = memberships.id and (u.returned_at is null or u.good_until is not null)), '[]') as uses`;

interface OpenMonth extends IncludedMonth {
  readonly left: number;
  /** The number that the next registration uses; null: none is left. */
  readonly next: number | null;
  /** It is no month: a session came back because of the studio, and can be used in this time. */
  readonly isGivenBack: boolean;
}

/**
 * The months whose included sessions can be used today, if the membership gives any, and after them the sessions that came back
 * because the studio moved or cancelled theirs: within their month they count there.
 */
export function openMonths(
  membership: z.output<typeof includingRow>,
  today: string,
  isLive: boolean,
): OpenMonth[] {
  const { perMonth, startDate, pauseFrom, pauseUntil, declinedMs, uses } = membership;
  if (perMonth === null) return [];
  const terms = {
    ...membership,
    perMonth,
    anchor: membership.anchorDay ?? startDate,
    renews: membership.source === 'bought' && membership.renews && !membership.cancelAtPeriodEnd,
    pause: pauseFrom !== null && pauseUntil !== null ? { from: pauseFrom, until: pauseUntil } : null,
    declinedOn: declinedMs === null ? null : studioDay(new Date(declinedMs)),
  };
  const given = givenBack(uses, today);
  const months = (isLive ? includedMonths(terms, today) : []).map((month) => {
    const numbers = (of: readonly { month: number; number: number }[]) =>
      of.flatMap((use) => (use.month === month.month ? [use.number] : []));
    const used = numbers(uses.filter(({ goodUntil }) => goodUntil === null));
    // Those that can be used later are used last.
    const next = nextIncluded(perMonth, [...used, ...numbers(given)]) ?? nextIncluded(perMonth, used);
    return { ...month, left: includedLeft(perMonth, used), next, isGivenBack: false };
  });
  const later = given.map(({ month, number, goodUntil }) => ({
    month,
    from: months.find((open) => open.month === month)?.until ?? today,
    until: addDays(goodUntil, 1),
    left: 1,
    next: number,
    isGivenBack: true,
  }));
  return [...months, ...later.filter(({ from, until }) => from < until)];
}

interface GivenBack {
  readonly month: number;
  readonly number: number;
  readonly goodUntil: string;
}

/** The sessions that came back because of the studio and pay for nothing since, with their last day, soonest first. */
function givenBack(uses: z.output<typeof includingRow>['uses'], today: string): GivenBack[] {
  const inUse = new Set(
    uses.flatMap((use) => (use.goodUntil === null ? [`${use.month} ${use.number}`] : [])),
  );
  const free = new Map<string, GivenBack>();
  for (const { month, number, goodUntil } of uses) {
    const key = `${month} ${number}`;
    if (goodUntil === null || goodUntil < today || inUse.has(key)) continue;
    if ((free.get(key)?.goodUntil ?? '') < goodUntil) free.set(key, { month, number, goodUntil });
  }
  return [...free.values()].toSorted((a, b) => (a.goodUntil < b.goodUntil ? -1 : 1));
}

/** An included session that can pay for a registration. */
export interface IncludedCredit {
  readonly kind: 'included';
  readonly membershipId: string;
  readonly month: number;
  readonly number: number;
  readonly perMonth: number;
  /** The last day of its month. */
  readonly expiresOn: string;
}

/** The included session that pays for a session of a person, or the reason why none does. */
interface Included {
  readonly credit: IncludedCredit | null;
  readonly missing: 'none' | 'other_month' | 'used' | null;
  readonly left: number;
  /** The month in which the session takes place. */
  readonly membershipId: string | null;
  readonly month: number | null;
}

const nothing = { credit: null, left: 0, membershipId: null, month: null } as const;

const termsRow = includingRow.extend({ isActive: z.boolean() });

/** The included session that would pay for a session: one of the month in which it takes place, or one that came back. */
export async function includedFor(
  db: Db,
  userId: string,
  session: PayableSession,
  today: string,
): Promise<Included> {
  const memberships = await readRows(
    termsRow,
    db.execute(sql`
    select memberships.id, memberships.source, memberships.start_date::text as "startDate", memberships.end_date::text as "endDate",
      memberships.anchor_day::text as "anchorDay", memberships.paid_until::text as "paidUntil",
      memberships.cancel_at_period_end as "cancelAtPeriodEnd", memberships.renews, memberships.pause_from::text as "pauseFrom",
      memberships.pause_until::text as "pauseUntil", memberships.is_active as "isActive", ${includingColumns}
    from memberships join plan_versions v on v.id = memberships.plan_version_id
    where memberships.user_id in ${recordsOf(userId)} and v.sessions_per_month is not null
      and (memberships.is_active or exists (select 1 from included_uses u
        where u.membership_id = memberships.id and u.good_until >= ${today}::date))
    order by memberships.is_active desc, memberships.id`),
  );
  const months = memberships.flatMap((membership) =>
    openMonths(membership, today, membership.isActive).map((month) => ({ ...month, membership })),
  );
  if (months.length === 0) return { ...nothing, missing: 'none' };
  const open = includedMonthFor(months, session);
  if (open === null) return { ...nothing, missing: 'other_month' };
  const { month, next: number, left, until, membership } = open;
  const { id: membershipId, perMonth } = membership;
  if (number === null || perMonth === null) return { ...nothing, membershipId, month, missing: 'used' };
  const expiresOn = addDays(until, -1);
  const credit = { kind: 'included', membershipId, month, number, perMonth, expiresOn } as const;
  return { credit, missing: null, left, membershipId, month };
}

/** The row of a use, without its registration and instant. */
export const includedUse = ({ membershipId, month, number, perMonth, expiresOn }: IncludedCredit): SQL =>
  sql`${randomUUID()}::text, ${membershipId}::text, ${month}::smallint, ${number}::smallint, ${perMonth}::smallint, ${expiresOn}::date`;

/** The columns of `includedUse`, then the registration and the instant. */
export const includedUseColumns = sql.raw(
  'id, membership_id, month, number, per_month, expires_on, registration_id, used_at',
);

/** Gives back the included session that pays for a registration. It can be used again in its month, and until a day that is given. */
export async function returnIncluded(
  tx: Db,
  registrationId: string,
  goodUntil: string | null,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update included_uses set returned_at = greatest(used_at, ${now.toISOString()}::timestamptz), good_until = ${goodUntil}::date
    where registration_id = ${registrationId} and returned_at is null`);
}

/**
 * A registration that moved to another month uses an included session of that one, and gives back the one that it had. False: another
 * registration took it meanwhile.
 */
export async function exchangeIncluded(
  tx: Db,
  registrationId: string,
  credit: IncludedCredit,
  now: Date,
): Promise<boolean> {
  await returnIncluded(tx, registrationId, null, now);
  const { rows } = await tx.execute(sql`
    insert into included_uses (${includedUseColumns})
    values (${includedUse(credit)}, ${registrationId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning id`);
  return rows.length > 0;
}
