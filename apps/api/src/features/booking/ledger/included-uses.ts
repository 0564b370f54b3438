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

/** What the included sessions of a membership depend on, as columns of a query. */
export const includingRow = z.object({
  id: z.string(),
  source: z.enum(['granted', 'bought']),
  startDate: z.string(),
  endDate: z.string().nullable(),
  anchorDay: z.string().nullable(),
  monthsBefore: z.int(),
  paidUntil: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  pauseFrom: z.string().nullable(),
  pauseUntil: z.string().nullable(),
  declinedMs: z.number().nullable(),
  perMonth: z.int().nullable(),
  uses: z.array(z.object({ month: z.int(), number: z.int() })),
});

/** Those that only included sessions need. Refers to `memberships` and `v`, its version of the plan. */
export const includingColumns = sql`memberships.months_before as "monthsBefore",
  ${epochMs('memberships.declined_at')} as "declinedMs", v.sessions_per_month as "perMonth",
  coalesce((select json_agg(json_build_object('month', u.month, 'number', u.number)) from included_uses u
    where u.membership_id = memberships.id and u.returned_at is null), '[]') as uses`;

interface OpenMonth extends IncludedMonth {
  readonly left: number;
  /** The number that the next registration uses; null: none is left. */
  readonly next: number | null;
}

/** The months whose included sessions can be used today. */
export function openMonths(membership: z.output<typeof includingRow>, today: string): OpenMonth[] {
  const { perMonth, startDate, pauseFrom, pauseUntil, declinedMs } = membership;
  if (perMonth === null) return [];
  const terms = {
    ...membership,
    perMonth,
    anchor: membership.anchorDay ?? startDate,
    renews: membership.source === 'bought' && !membership.cancelAtPeriodEnd,
    pause: pauseFrom !== null && pauseUntil !== null ? { from: pauseFrom, until: pauseUntil } : null,
    declinedOn: declinedMs === null ? null : studioDay(new Date(declinedMs)),
  };
  return includedMonths(terms, today).map((month) => {
    const used = membership.uses.flatMap((use) => (use.month === month.month ? [use.number] : []));
    return { ...month, left: includedLeft(perMonth, used), next: nextIncluded(perMonth, used) };
  });
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

/** What pays for a session of a person, or why nothing does. */
interface Included {
  readonly credit: IncludedCredit | null;
  readonly missing: 'none' | 'other_month' | 'used' | null;
  readonly left: number;
  /** The month in which the session takes place. */
  readonly membershipId: string | null;
  readonly month: number | null;
}

const nothing = { credit: null, left: 0, membershipId: null, month: null } as const;

/** The included session that would pay for a session: one of the month in which it takes place. */
export async function includedFor(
  db: Db,
  userId: string,
  session: PayableSession,
  today: string,
): Promise<Included> {
  const [membership] = await readRows(
    includingRow,
    db.execute(sql`
    select memberships.id, memberships.source, memberships.start_date::text as "startDate", memberships.end_date::text as "endDate",
      memberships.anchor_day::text as "anchorDay", memberships.paid_until::text as "paidUntil",
      memberships.cancel_at_period_end as "cancelAtPeriodEnd", memberships.pause_from::text as "pauseFrom",
      memberships.pause_until::text as "pauseUntil", ${includingColumns}
    from memberships join plan_versions v on v.id = memberships.plan_version_id
    where memberships.user_id = ${userId} and memberships.is_active and v.sessions_per_month is not null`),
  );
  const months = membership === undefined ? [] : openMonths(membership, today);
  if (membership === undefined || membership.perMonth === null || months.length === 0)
    return { ...nothing, missing: 'none' };
  const open = includedMonthFor(months, session);
  if (open === null) return { ...nothing, missing: 'other_month' };
  const { id: membershipId, perMonth } = membership;
  const { month, next: number, left, until } = open;
  if (number === null) return { ...nothing, membershipId, month, missing: 'used' };
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

/** Gives back the included session that pays for a registration. It can be used again in its month. */
export async function returnIncluded(tx: Db, registrationId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update included_uses set returned_at = greatest(used_at, ${now.toISOString()}::timestamptz)
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
  await returnIncluded(tx, registrationId, now);
  const { rows } = await tx.execute(sql`
    insert into included_uses (${includedUseColumns})
    values (${includedUse(credit)}, ${registrationId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning id`);
  return rows.length > 0;
}
