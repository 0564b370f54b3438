import {
  registrationCancelledEmail,
  type CancelledRegistration,
} from '../../src/features/booking/registration/email-templates.ts';
import { sessionsCancelledEmail } from '../../src/features/booking/registration/sessions-cancelled-email.ts';
import type { Appointment } from '../../src/features/calendar/appointment.ts';
import { waitlistsClosedEmail } from '../../src/features/schedule/email-templates.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';

interface About {
  readonly to: string;
  readonly left: Pick<CancelledRegistration, 'firstName' | 'sessionTitle' | 'startsAt'>;
  readonly cancelled: Appointment;
  readonly scheduleUrl: string;
}

const reason = 'We are sanding the floor on these two days.';

/** Emails about sessions that the studio cancels: one, and those of a closure together. */
export function closureSamples({ to, left, cancelled, scheduleUrl }: About): Record<string, Email> {
  const one: CancelledRegistration = {
    ...left,
    refunds: [{ destination: 'card', cents: 7500 }],
    cancelledBy: 'business',
    reason,
    appointment: cancelled,
    scheduleUrl,
  };
  const byPass: CancelledRegistration = {
    ...one,
    refunds: [],
    credit: { kind: 'pass', expiresOn: '2027-05-02', back: 'usable' },
    appointment: { ...cancelled, uid: 'r2@api.detroitwell.example' },
  };
  const waited = { title: left.sessionTitle, startsAt: left.startsAt };
  return {
    'Cancelled by the studio': registrationCancelledEmail(to, {
      ...one,
      refunds: [],
      reason: 'The rink has no ice today.',
    }),
    'Several cancelled by the studio': sessionsCancelledEmail(to, { sessions: [one, byPass], waited: [] }),
    'Several cancelled by the studio, one from the waitlist': sessionsCancelledEmail(to, {
      sessions: [one],
      waited: [waited],
    }),
    'Several waitlists closed': waitlistsClosedEmail(to, {
      firstName: left.firstName,
      reason,
      sessions: [waited, waited],
    }),
  };
}
