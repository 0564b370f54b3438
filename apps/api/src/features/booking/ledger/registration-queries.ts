import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { mailAddress } from '../../../platform/database/mail-address.ts';
import { meetings, meetingsColumn } from '../../../platform/database/meetings.ts';
import { placeColumn, placeText } from '../../../platform/database/place.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { profiles, users } from '../../../platform/database/schema/people.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import { sessions } from '../../../platform/database/schema/training.ts';
import { joinPerson, personOf } from '../../../platform/database/records-of-person.ts';

const instalmentRecord = z.object({
  id: z.string(),
  position: z.int(),
  dueOn: z.string(),
  cents: z.int(),
  status: z.enum(instalments.status.enumValues),
});
export type InstalmentRecord = Readonly<z.output<typeof instalmentRecord>>;

const paymentRecord = z.object({
  id: z.string(),
  kind: z.enum(payments.kind.enumValues),
  method: z.enum(payments.method.enumValues),
  cents: z.int(),
  status: z.enum(payments.status.enumValues),
  instalmentId: z.string().nullable(),
  refundOfId: z.string().nullable(),
  providerRef: z.string().nullable(),
  clientSecret: z.string().nullable(),
  failureCode: z.string().nullable(),
  key: z.string(),
  createdMs: z.number(),
  updatedMs: z.number(),
});
/** A ledger line: a requested charge or refund and its outcome. */
export type PaymentRecord = Readonly<z.output<typeof paymentRecord>>;

const usedPromo = z.object({ code: z.string(), offCents: z.int() });
/** A promo code that a purchase used, and what it took off. */
export type UsedPromo = Readonly<z.output<typeof usedPromo>>;

const registrationRecord = z.object({
  id: z.string(),
  sessionId: z.string(),
  sessionTitle: z.string(),
  description: z.string(),
  whatToBring: z.array(z.string()).readonly(),
  /** The session's, which increases with every change. */
  revision: z.int(),
  /** The last change of the session or the registration. */
  changedAt: dateOfMs,
  programId: z.string(),
  programTitle: z.string(),
  coachName: z.string(),
  location: z.string(),
  place: placeColumn,
  startsAt: dateOfMs,
  endsAt: dateOfMs,
  meetings: meetingsColumn,
  sessionStatus: z.enum(sessions.status.enumValues),
  /** The studio's message to the people of a cancelled session. */
  sessionCancelReason: z.string().nullable(),
  /** The closure whose sessions were cancelled together, this one among them. */
  cancelledFor: z.string().nullable(),
  userId: z.string().nullable(),
  email: z.string(),
  firstName: z.string(),
  guestEmail: z.string().nullable(),
  status: z.enum(registrations.status.enumValues),
  heldUntil: dateOfMs.nullable(),
  cancelledAt: dateOfMs.nullable(),
  priceCents: z.int(),
  rate: z.enum(registrations.rate.enumValues),
  plan: z.enum(registrations.plan.enumValues),
  source: z.enum(registrations.source.enumValues),
  policy: z.string(),
  moves: z.string().nullable(),
  moving: z.boolean(),
  movedBackCents: z.int(),
  sequenceBase: z.int(),
  /** Until when a cancellation is free, after the business moved the session. */
  freeUntil: dateOfMs.nullable(),
  /** By how many days the business moved the session since. */
  movedDays: z.int(),
  confirmedAt: dateOfMs.nullable(),
  createdAt: dateOfMs,
  instalments: z.array(instalmentRecord).readonly(),
  payments: z.array(paymentRecord).readonly(),
  /**
   * The credit or included session that pays for it, or was lost with it; null if there is none or it came back. `month`: of the
   * membership.
   */
  credit: z
    .object({
      kind: z.enum(['pass', 'included']),
      expiresOn: z.string(),
      membershipId: z.string().nullish(),
      month: z.int().nullish(),
    })
    .nullable(),
  /** The promo code that its price has; null without one. */
  promo: usedPromo.nullable(),
});
/** A stored registration with its session, plan and ledger. One query reads any number of them. */
export type RegistrationRecord = Readonly<z.output<typeof registrationRecord>>;

/** Matching registrations, newest session first. `where` refers to `r` (registrations) and `s` (sessions). */
export async function findRegistrations(db: Db, where: SQL): Promise<RegistrationRecord[]> {
  return readRows(
    registrationRecord,
    db.execute(sql`
    select r.id, r.session_id as "sessionId", s.title as "sessionTitle", s.description,
      s.what_to_bring as "whatToBring", s.revision, ${epochMs('greatest(s.updated_at, r.updated_at)')} as "changedAt", p.id as "programId", p.title as "programTitle",
      coalesce(c.name, '') as "coachName", s.location, ${sql.raw(placeText)} as place, s.status as "sessionStatus", s.cancel_reason as "sessionCancelReason", s.cancelled_for as "cancelledFor",
      ${epochMs('s.starts_at')} as "startsAt", ${epochMs('s.ends_at')} as "endsAt", ${meetings} as meetings,
      u.id as "userId", coalesce(${mailAddress('u')}, r.guest_email, '') as email,
      coalesce(f.first_name, r.guest_draft->>'first_name', '') as "firstName", r.guest_email as "guestEmail",
      r.status, ${epochMs('r.held_until')} as "heldUntil", r.price_cents as "priceCents", r.rate, r.plan, r.source, r.policy,
      r.moves, r.moving, r.moved_back_cents as "movedBackCents", r.sequence_base as "sequenceBase", ${epochMs('r.free_until')} as "freeUntil", r.moved_days as "movedDays", ${epochMs('r.confirmed_at')} as "confirmedAt",
      ${epochMs('r.cancelled_at')} as "cancelledAt", ${epochMs('r.created_at')} as "createdAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'position', i.position, 'dueOn', i.due_on,
        'cents', i.amount_cents, 'status', i.status) order by i.position)
        from instalments i where i.registration_id = r.id), '[]') as instalments,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'method', m.method, 'cents', m.amount_cents,
        'status', m.status, 'instalmentId', m.instalment_id, 'refundOfId', m.refund_of_id,
        'providerRef', m.provider_ref, 'clientSecret', m.client_secret, 'failureCode', m.failure_code,
        'key', m.idempotency_key, 'createdMs', ${epochMs('m.created_at')}, 'updatedMs', ${epochMs('m.updated_at')}) order by m.created_at, m.kind, m.id)
        from payments m where m.registration_id = r.id), '[]') as payments,
      coalesce((select jsonb_build_object('kind', 'pass', 'expiresOn', c.expires_on)
        from pass_uses use join pass_credits c on c.pass_id = use.pass_id and c.number = use.number
        where use.registration_id = r.id and use.returned_at is null),
        (select jsonb_build_object('kind', 'included', 'expiresOn', use.expires_on,
          'membershipId', use.membership_id, 'month', use.month)
        from included_uses use where use.registration_id = r.id and use.returned_at is null)) as credit,
      (select jsonb_build_object('code', k.code, 'offCents', n.off_cents)
        from promo_uses n join promo_codes k on k.id = n.promo_code_id where n.registration_id = r.id) as promo
    from registrations r
    join sessions s on s.id = r.session_id
    join programs p on p.id = s.program_id
    left join coaches c on c.id = s.coach_id
    left join locations l on l.id = s.location_id
    ${joinPerson('r.user_id')}
    where ${where}
    order by s.starts_at desc, r.created_at desc, r.id`),
  );
}

/** One registration by its id, or null. */
export async function findRegistration(db: Db, id: string): Promise<RegistrationRecord | null> {
  const [registration] = await findRegistrations(db, sql`r.id = ${id}`);
  return registration ?? null;
}

/** A person to whom the studio writes about a session. */
export interface ConfirmedPerson {
  readonly email: string;
  /** Empty without a profile. */
  readonly firstName: string;
}

/** The people with a confirmed registration and an open account, in order of registration. */
export async function confirmedPeople(db: Db, sessionId: string): Promise<ConfirmedPerson[]> {
  const people = await db
    .select({
      id: users.id,
      email: mailAddress('users'),
      firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
    })
    .from(registrations)
    .innerJoin(users, eq(users.id, personOf(sql`${registrations.userId}`)))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(registrations.sessionId, sessionId),
        eq(registrations.status, 'confirmed'),
        eq(users.isActive, true),
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id));
  // A merged person may have two places.
  return people.filter(({ id }, index) => people.findIndex((one) => one.id === id) === index);
}
