import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { profiles } from '../../../platform/database/schema/people.ts';
import { openInstalmentStatuses, isOneOf } from '../../../platform/database/schema/statuses.ts';
import { outboxTexts } from '../../../platform/database/schema/texts.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { startJobRun } from '../../../platform/jobs/job-run.ts';
import { textNumberOf } from '../../../platform/sms/text-number.ts';
import { readWaiverStatus } from '../../waiver/status.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { appointmentOf } from '../registration/appointment.ts';
import { claimReminder, dueReminders, type ClaimReminder, type DueReminder } from './claim-reminder.ts';
import { reminderEmail, type Reminder } from './email-templates.ts';
import { reminderSms } from './reminder-sms.ts';
import { remindersOffUrl } from './reminders-off.ts';

type ReminderDeps = Pick<PlatformDeps, 'database' | 'clock' | 'systemClock' | 'mail' | 'settings' | 'keys'>;

/**
 * Reminds members of each meeting 24 hours before it, with what is missing. Each reminder is claimed in the transaction of its
 * email, so that it is sent once, however many processes run this job and whenever one of them dies.
 */
export async function sendReminders(
  deps: ReminderDeps,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
  { claim = claimReminder }: Guards<{ claim: ClaimReminder }> = {},
): Promise<void> {
  const { database, clock } = deps;
  const run = startJobRun({ stopping });
  await run.each(await dueReminders(database.db, clock.now()), (due) =>
    database.withTx(async (tx) => {
      const now = clock.now();
      if (await claim(tx, due, now)) await remind(tx, deps, due, now);
    }),
  );
  run.end();
}

async function remind(tx: Db, deps: ReminderDeps, { registrationId, startsAt }: DueReminder, now: Date) {
  const registration = await findRegistration(tx, registrationId);
  if (registration === null || registration.userId === null) return;
  const { userId, email, firstName, whatToBring, meetings } = registration;
  const meeting = meetings.find(({ start_datetime }) => start_datetime === startsAt.getTime()) ?? meetings[0];
  const data: Reminder = {
    firstName,
    appointment: appointmentOf(registration, deps.settings),
    meeting,
    whatToBring,
    waiverMissing: !(await readWaiverStatus(tx, userId, now)).waiverAccepted,
    dueCents: dueCents(registration, startsAt),
    now,
    settings: deps.settings,
    offUrl: remindersOffUrl(deps, userId),
  };
  await deps.mail.send(tx, reminderEmail(email, data));
  if (deps.settings.sms.provider === 'none') return;
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, userId));
  const recipient = textNumberOf(profile?.phone);
  if (recipient === null) return;
  await tx.insert(outboxTexts).values({
    userId,
    recipient,
    template: 'reminder',
    body: reminderSms(data),
    expiresAt: startsAt,
    nextAttemptAt: deps.systemClock.now(),
    createdAt: now,
  });
}

/** The amount to be paid by the day of the meeting. */
function dueCents({ instalments }: RegistrationRecord, startsAt: Date): number {
  return instalments
    .filter(({ status, dueOn }) => isOneOf(openInstalmentStatuses, status) && dueOn <= studioDay(startsAt))
    .reduce((sum, { cents }) => sum + cents, 0);
}
