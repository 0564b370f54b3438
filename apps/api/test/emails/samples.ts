import { paymentLinkEmail } from '../../src/features/money/email-templates.ts';
import type { ApiSettings } from '@detroit-well/config/env';
import {
  accountDeletedEmail,
  accountMergedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
  welcomeEmail,
} from '../../src/features/account/email-templates.ts';
import type { Appointment } from '../../src/features/calendar/appointment.ts';
import { confirmOpeningEmail, spotOpenedEmail } from '../../src/features/booking/openings/email-templates.ts';
import { instalmentDeclinedEmail } from '../../src/features/booking/instalments/email-templates.ts';
import {
  paymentReceivedEmail,
  registrationCancelledEmail,
  registrationConfirmedEmail,
} from '../../src/features/booking/registration/email-templates.ts';
import { registrationMovedEmail } from '../../src/features/booking/registration/moved-email.ts';
import { reminderEmail } from '../../src/features/booking/reminders/email-templates.ts';
import { addedToWaitlistEmail, waitlistEmail } from '../../src/features/booking/waitlist/email-templates.ts';
import { sessionMessageEmail } from '../../src/features/coaching/email-templates.ts';
import { contactCopyEmail, contactMessageEmail } from '../../src/features/contact/email-templates.ts';
import { linkSamples } from './link-samples.ts';
import { portal, site, type Texts } from './sample-texts.ts';
import { addressSamples } from './address-samples.ts';
import { closureSamples } from './closure-samples.ts';
import { soldSamples } from './sold-samples.ts';
import { sessionChangedEmail, sessionsChangedEmail } from '../../src/features/schedule/email-templates.ts';
import { addressChangedEmail } from '../../src/features/people/email-templates.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';

const at = (day: string, time = '18:30', zone = '-05:00') => Date.parse(`${day}T${time}:00${zone}`);
const times = (day: string) => ({ startsAt: new Date(at(day)), endsAt: new Date(at(day, '20:00')) });
const night = (day: string) => ({ start_datetime: at(day), end_datetime: at(day, '20:00') });

const usual: Texts = {
  firstName: 'Tanya',
  title: 'Rhythm & Glide',
  program: 'Rhythm & Glide, level two',
  coach: 'Terrence Hollis',
  place: 'Eastside Rink, Floor A',
  message: 'Bring layers tonight: the heating is slow.\n\nThe doors open at six.\nSee you there.',
};

const to = 'tanya@demo.test';

/** Every template in each of its states, by the name of the state. */
export function emailSamples(texts: Texts = usual): Record<string, Email> {
  const { firstName, title, program, coach, place, message } = texts;
  const appointment: Appointment = {
    uid: 'r1@api.detroitwell.example',
    sequence: 0,
    title,
    description: '',
    location: place,
    place: { address: [], directions: '' },
    meetings: [night('2026-11-28')],
    changedAt: new Date(at('2026-11-25')),
    cancelled: false,
    url: `${portal}/dashboard/session/51b5f1f2-0d0e-4f0e-9d3a-0d5b8e1f2a3c`,
  };
  const course: Appointment = {
    ...appointment,
    meetings: [
      night('2026-11-28'),
      ...['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02', '2027-01-09'].map(night),
    ],
  };
  const cancelled: Appointment = { ...appointment, cancelled: true, sequence: 1 };
  const things = ['Long socks, over the ankle', 'Water, and a towel for the bench'];
  const booked = { firstName, programTitle: program, coachName: coach, whatToBring: things, appointment };
  const paid = { ...booked, priceCents: 7500, paidCents: 7500, instalments: [] };
  const left = { firstName, sessionTitle: title, startsAt: new Date(at('2026-11-28')) };
  const leftByMember = {
    ...left,
    cancelledBy: 'member',
    reason: null,
    appointment: cancelled,
    scheduleUrl: `${site}/training`,
  } as const;
  const waiting = {
    ...left,
    offerEndsAt: new Date(at('2026-11-26', '20:00')),
    offerUrl: `${portal}/dashboard/waitlist?session=51b5f1f2`,
    openToAll: false,
    outOfTurn: false,
  };
  const near = {
    firstName,
    appointment,
    meeting: appointment.meetings[0],
    whatToBring: things,
    now: new Date(at('2026-11-27')),
    settings: { addresses: { portalUrl: portal } } as ApiSettings,
    offUrl: 'https://api.detroitwell.example/reminders-off/1f2a/9c0d',
  };
  const moved = {
    ...booked,
    before: { startsAt: new Date(at('2026-11-21')), endsAt: new Date(at('2026-11-21', '20:00')) },
    priceCents: 7500,
    chargedCents: 0,
    back: [],
    open: [],
    earlier: appointment,
  };
  const due = [
    { dueOn: '2026-11-25', cents: 12_000, paid: true },
    { dueOn: '2026-12-09', cents: 12_000, paid: false },
  ];
  const verifyUrl = `${portal}/verify-email/kfIRbVvyoUZ4B7kQ`;
  const sessionUrl = appointment.url;
  const declined = {
    firstName,
    sessionTitle: title,
    cents: 6000,
    asks: false,
    sessionUrl: `${sessionUrl}?pay=1`,
  };
  const opening = { sessionTitle: title, startsAt: left.startsAt };
  const letter = { name: firstName, email: 'ann@home.test', topic: 'private', text: message };
  const said = { firstName, sessionTitle: title, startsAt: left.startsAt, text: message, sessionUrl };
  return {
    Welcome: welcomeEmail(to, { firstName, verifyUrl }),
    'Verify your email': verificationEmail(to, { firstName: '', verifyUrl }),
    'Reset your password': passwordResetEmail(to, { firstName, resetUrl: `${portal}/reset-password/a/b` }),
    'Password changed': passwordChangedEmail(to, { firstName }),
    'Moved by the studio, with another coach': sessionChangedEmail(to, {
      firstName,
      appointment,
      changes: [{ before: times('2026-03-05'), after: times('2026-11-28') }],
      freeUntil: new Date(at('2026-03-04', '12:00')),
      newCoach: coach,
    }),
    'Dates of a course changed': sessionChangedEmail(to, {
      firstName,
      appointment: { ...course, dropped: 1 },
      changes: [{ before: times('2026-12-06'), after: times('2026-12-05') }, { before: times('2027-01-16') }],
      freeUntil: new Date(at('2026-11-27', '12:00')),
    }),
    'Several sessions of a series moved, with another coach': sessionsChangedEmail(to, {
      sessions: [
        {
          firstName,
          appointment,
          changes: [{ before: times('2026-03-05'), after: times('2026-11-28') }],
          freeUntil: new Date(at('2026-03-04', '12:00')),
          newCoach: coach,
        },
        {
          firstName,
          appointment: { ...appointment, uid: 'r2@api.detroitwell.example', meetings: [night('2026-12-05')] },
          changes: [],
          newCoach: coach,
        },
      ],
    }),
    ...addressSamples(to, firstName, appointment),
    ...linkSamples(to, firstName),
    'Email address changed': addressChangedEmail(to, { firstName }),
    'Account deleted': accountDeletedEmail(to, { firstName }),
    'Two accounts became one': accountMergedEmail(to, { firstName }),
    'Registered, paid': registrationConfirmedEmail(to, paid),
    'Registered for a course, on a plan, by a guest': registrationConfirmedEmail(to, {
      ...booked,
      appointment: course,
      priceCents: 24_000,
      paidCents: 12_000,
      instalments: due,
      verifyUrl,
    }),
    'Registered, paid with a pass': registrationConfirmedEmail(to, {
      ...paid,
      paidCents: 0,
      credit: { kind: 'pass', expiresOn: '2027-05-02' },
    }),
    'Registered, with a promo code': registrationConfirmedEmail(to, {
      ...paid,
      priceCents: 5250,
      paidCents: 5250,
      promo: { code: 'GLIDE30', offCents: 2250 },
    }),
    'Registered, included in the membership': registrationConfirmedEmail(to, {
      ...paid,
      paidCents: 0,
      credit: { kind: 'included', expiresOn: '2026-12-24' },
    }),
    'Registered, payment pending': registrationConfirmedEmail(to, {
      ...paid,
      paidCents: 0,
      instalments: [{ dueOn: '2026-11-26', cents: 7500, paid: false }],
    }),
    'Registered for a free session, with little known': registrationConfirmedEmail(to, {
      ...paid,
      firstName: '',
      coachName: '',
      whatToBring: [],
      appointment: { ...appointment, location: '' },
      priceCents: 0,
      paidCents: 0,
    }),
    Moved: registrationMovedEmail(to, moved),
    'Moved to a dearer course': registrationMovedEmail(to, {
      ...moved,
      appointment: course,
      priceCents: 24_000,
      chargedCents: 4500,
      open: due.slice(1),
    }),
    'Moved to a cheaper date': registrationMovedEmail(to, {
      ...moved,
      back: [{ destination: 'card', cents: 1500 }],
    }),
    'Cancelled by the member, refunded': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [{ destination: 'card', cents: 7500 }],
    }),
    'Cancelled by the member, paid in three ways': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [
        { destination: 'card', cents: 2500 },
        { destination: 'credit', cents: 3000 },
        { destination: 'cash', cents: 2000 },
      ],
    }),
    'Cancelled by the member, the credit is back': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [],
      credit: { kind: 'pass', expiresOn: '2027-05-02', back: 'usable' },
    }),
    'Cancelled by the member, the credit is lost': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [],
      credit: { kind: 'pass', expiresOn: '2027-05-02', back: 'lost' },
    }),
    'Cancelled by the member, the included session is back': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [],
      credit: { kind: 'included', expiresOn: '2026-12-24', back: 'usable' },
    }),
    'Cancelled by the member, the included session is lost': registrationCancelledEmail(to, {
      ...leftByMember,
      refunds: [],
      credit: { kind: 'included', expiresOn: '2026-12-24', back: 'lost' },
    }),
    ...closureSamples({ to, left, cancelled, scheduleUrl: `${site}/training` }),
    'Payment received': paymentReceivedEmail(to, {
      firstName,
      sessionTitle: title,
      cents: 12_000,
      sessionUrl,
      instalments: due,
    }),
    'Payment declined, tried again': instalmentDeclinedEmail(to, { ...declined, againOn: left.startsAt }),
    'The bank asks to confirm': instalmentDeclinedEmail(to, {
      ...declined,
      asks: true,
      againOn: left.startsAt,
    }),
    'Payment declined for the last time': instalmentDeclinedEmail(to, { ...declined, againOn: null }),
    'Reminder, two things missing': reminderEmail(to, { ...near, waiverMissing: true, dueCents: 18_000 }),
    'Reminder of a course, nothing missing': reminderEmail(to, {
      ...near,
      appointment: course,
      meeting: course.meetings[1] ?? course.meetings[0],
      now: new Date(at('2026-12-04')),
      waiverMissing: false,
      dueCents: 0,
    }),
    'Waitlist, a spot is yours': waitlistEmail('waitlist_offer', to, waiting),
    'Waitlist, out of turn': waitlistEmail('waitlist_offer', to, { ...waiting, outOfTurn: true }),
    'Waitlist, added by the studio': addedToWaitlistEmail(to, waiting),
    'Waitlist, a spot is open': waitlistEmail('waitlist_open', to, { ...waiting, openToAll: true }),
    'Waitlist, offer ended': waitlistEmail('waitlist_expired', to, waiting),
    'Waitlist, offer ended, open to everybody': waitlistEmail('waitlist_expired', to, {
      ...waiting,
      openToAll: true,
    }),
    'Waitlist closed': waitlistEmail('waitlist_closed', to, waiting),
    'Opening, confirm the address': confirmOpeningEmail(to, {
      ...opening,
      openingUrl: `${site}/opening#6f1c.9a0b`,
    }),
    'Opening, a spot opened': spotOpenedEmail(to, {
      ...opening,
      registerUrl: `${site}/training?session=51b5f1f2&register=1&opening=1`,
    }),
    'Message of a coach': sessionMessageEmail(to, { ...said, coachName: coach }),
    'Message of the studio': sessionMessageEmail(to, { ...said, coachName: '' }),
    ...soldSamples(to, texts),
    'Payment link': paymentLinkEmail(to, { firstName, sessionTitle: title, cents: 4500, url: sessionUrl }),
    'Contact form, to the studio': contactMessageEmail('hello@detroitwell.example', letter),
    'Contact form, copy': contactCopyEmail(to, letter),
  };
}
