import type { Activity } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { bookedRegistrationStatuses, moneylessMethods } from '../../platform/database/schema/statuses.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { waiverAcceptances } from '../../platform/database/schema/waiver.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const shown = 8;
/** The contract's maximum. Ids from a seed file can be longer; their ends distinguish them. */
const publicIdChars = 64;

interface Event {
  readonly id: string;
  readonly kind: Activity['kind'];
  readonly text: string;
  readonly at: Date;
}

/** A person's latest activity, newest first, derived from data that is stored anyway. */
export async function recentActivity(db: Db, userId: string): Promise<Activity[]> {
  const events = [
    ...(await registrationsOf(db, userId)),
    ...(await moneyOf(db, userId)),
    ...(await signaturesOf(db, userId)),
  ];
  return events
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, shown)
    .map(({ id, kind, text, at }) => ({
      public_id: id.slice(-publicIdChars),
      kind,
      text,
      created_at: toStudioIso(at),
    }));
}

async function registrationsOf(db: Db, userId: string): Promise<Event[]> {
  const rows = await db
    .select({ registration: registrations, title: sessions.title })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(
      and(
        inArray(registrations.userId, recordsOf(userId)),
        inArray(registrations.status, [...bookedRegistrationStatuses]),
      ),
    )
    .orderBy(desc(registrations.updatedAt))
    .limit(shown);
  return rows.map(({ registration: { id, cancelledAt, confirmedAt, createdAt }, title }) =>
    cancelledAt === null
      ? {
          id: `registered-${id}`,
          kind: 'registered',
          text: `Registered for ${title}`,
          at: confirmedAt ?? createdAt,
        }
      : { id: `cancelled-${id}`, kind: 'cancelled', text: `Cancelled ${title}`, at: cancelledAt },
  );
}

async function moneyOf(db: Db, userId: string): Promise<Event[]> {
  const rows = await db
    .select({ payment: payments, title: sessions.title })
    .from(payments)
    .innerJoin(registrations, eq(registrations.id, payments.registrationId))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(
      and(
        inArray(registrations.userId, recordsOf(userId)),
        eq(payments.status, 'succeeded'),
        notInArray(payments.method, [...moneylessMethods]),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(shown);
  return rows.map(({ payment: { id, kind, amountCents, createdAt }, title }) => ({
    id,
    kind: kind === 'refund' ? 'refunded' : 'paid',
    text: `${kind === 'refund' ? 'Refunded' : 'Paid'} ${formatCents(amountCents)} for ${title}`,
    at: createdAt,
  }));
}

async function signaturesOf(db: Db, userId: string): Promise<Event[]> {
  const rows = await db
    .select({ id: waiverAcceptances.id, at: waiverAcceptances.acceptedAt })
    .from(waiverAcceptances)
    .where(inArray(waiverAcceptances.userId, recordsOf(userId)))
    .orderBy(desc(waiverAcceptances.sequence))
    .limit(shown);
  return rows.map(({ id, at }) => ({ id, kind: 'waiver', text: 'Waiver and payment consent accepted', at }));
}
