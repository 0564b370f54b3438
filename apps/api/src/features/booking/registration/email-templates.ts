import { studio } from '@detroit-well/config/studio';
import { formatLongDate, formatLongDay, formatMediumDay, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, refundDue, refundTerms } from '@detroit-well/pricing';
import { emailTemplate, greeting, type EmailSection } from '../../../platform/mail/email/email.ts';
import { sumsByDestination, type Destination, type GivenBack } from '../ledger/refunds.ts';
import type { UsedPromo } from '../ledger/registration-queries.ts';
import type { SeatCredit } from '../ledger/seat-credit.ts';
import type { Appointment } from '../../calendar/appointment.ts';
import { bringSections, calendarFile, calendarSection, whereSection } from './email-sections.ts';

/** The data of the confirmation of a registration. */
interface ConfirmedRegistration {
  readonly firstName: string;
  readonly programTitle: string;
  readonly coachName: string;
  readonly whatToBring: readonly string[];
  readonly priceCents: number;
  /** The promo code that the price has, and what it took off. */
  readonly promo?: UsedPromo | null;
  /** Paid so far: less than the price on an instalment plan or while the payment is pending. */
  readonly paidCents: number;
  /** The credit or included session that paid. */
  readonly credit?: Pick<SeatCredit, 'kind' | 'expiresOn'> | null;
  readonly instalments: readonly { readonly dueOn: string; readonly cents: number; readonly paid: boolean }[];
  readonly appointment: Appointment;
  /** Until when cancelling is free, because the studio moved the session while the person paid. */
  readonly freeUntil?: Date | null;
  /** Only for a new account, whose email address still needs verification. */
  readonly verifyUrl?: string;
}

export interface CancelledRegistration {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly startsAt: Date;
  readonly refunds: readonly GivenBack[];
  /** The credit or included session that paid: it came back, to be used or after its last day, or was lost. */
  readonly credit?:
    (Pick<SeatCredit, 'kind' | 'expiresOn'> & { readonly back: 'usable' | 'too_late' | 'lost' }) | null;
  readonly cancelledBy: 'member' | 'business';
  /** The studio's explanation; null without a reason. */
  readonly reason: string | null;
  /** The cancelled one. */
  readonly appointment: Appointment;
  readonly scheduleUrl: string;
}

interface ReceivedPayment {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly cents: number;
  /** A credit of a pass paid, and no money. */
  readonly byPass?: boolean;
  readonly sessionUrl: string;
  readonly instalments: ConfirmedRegistration['instalments'];
}

export const registrationChanged = 'You get this because your registration changed.';

export const registrationConfirmedEmail = emailTemplate<ConfirmedRegistration>(
  'registration_confirmed',
  (data) => ({
    subject: `You are registered: ${data.appointment.title}`,
    paragraphs: [greeting(data.firstName), 'Your spot is confirmed. See you on the floor.'],
    headline: "You're in.",
    preheader: `${firstDay(data.appointment)}. Where, what to bring, and the calendar file.`,
    session: data.appointment,
    facts: [
      ['Program', data.programTitle],
      ['Coach', data.coachName],
    ],
    amounts: {
      title: 'Payment',
      rows: [...priceFacts(data), ...paymentFacts(data)],
    },
    link: { label: 'See your session', url: data.appointment.url },
    sections: [
      whereSection(data.appointment),
      calendarSection(data.appointment),
      ...bringSections(data.whatToBring),
      ...verifySections(data.verifyUrl),
    ],
    after: [
      data.freeUntil
        ? `We moved the session while you paid. If the new time does not suit you, cancel until ${formatLongDate(data.freeUntil)}, ${formatTime(data.freeUntil)}, and you get back everything you paid.`
        : refundUntil(data.appointment.meetings[0].start_datetime),
    ],
    attachments: [calendarFile(data.appointment)],
    reason: 'You get this because you registered with us.',
  }),
);

export const takesOut = 'The attached file takes the session out of your calendar.';
export const nothingMore = 'Nothing is charged from now on.';

export const registrationCancelledEmail = emailTemplate<CancelledRegistration>(
  'registration_cancelled',
  (data) => ({
    subject: `Cancelled: ${data.sessionTitle}`,
    paragraphs: [
      greeting(data.firstName),
      data.cancelledBy === 'business'
        ? `We had to cancel ${data.sessionTitle} on ${formatLongDate(data.startsAt)}. We are sorry.`
        : `Your registration for ${data.sessionTitle} on ${formatLongDate(data.startsAt)} is cancelled.`,
      ...(data.cancelledBy === 'business' && data.reason ? [data.reason] : []),
      ...refundTexts(data),
      takesOut,
    ],
    headline: 'Cancelled.',
    session: { ...data.appointment, cancelled: true },
    link: { label: 'See other dates', url: data.scheduleUrl },
    reason: registrationChanged,
    attachments: [calendarFile(data.appointment)],
  }),
);

export const backTexts: Readonly<Record<Destination, (amount: string) => string>> = {
  card: (amount) => `${amount} goes back to your card, usually within a week.`,
  credit: (amount) => `${amount} goes back to your studio credit, now.`,
  cash: (amount) => `${amount} that you paid in cash is yours again. ${studio.cashNote}`,
};

export function creditText({ kind, expiresOn, back }: NonNullable<CancelledRegistration['credit']>): string {
  const until = formatLongDay(expiresOn);
  if (kind === 'included')
    return {
      usable: `Your included session is back, until ${until}.`,
      too_late: 'Your included session came back after its last day, so it cannot be used again.',
      lost: 'It was too late for the included session of your membership to come back.',
    }[back];
  return {
    usable: `Your credit is back. It pays for a session until ${until}.`,
    too_late: 'Your credit came back after its last day, so it cannot be used again.',
    lost: 'It was too late for the credit of your pass to come back.',
  }[back];
}

function refundTexts({ refunds, credit }: Pick<CancelledRegistration, 'refunds' | 'credit'>): string[] {
  if (credit) return [creditText(credit)];
  const texts = sumsByDestination(refunds).map(([to, cents]) => backTexts[to](formatCents(cents)));
  return texts.length === 0 ? [nothingMore] : texts;
}

export const paidByPass = (sessionTitle: string): string => `A credit of your pass pays for ${sessionTitle}.`;

export const paymentReceivedEmail = emailTemplate<ReceivedPayment>('payment_received', (data) => ({
  ...(data.byPass
    ? {
        subject: `Paid with a credit: ${data.sessionTitle}`,
        paragraphs: [greeting(data.firstName), paidByPass(data.sessionTitle)],
        headline: 'Your credit paid.',
        amounts: { title: 'Payment', rows: [['Paid with', '1 credit of your pass']] },
      }
    : {
        subject: `Payment received: ${data.sessionTitle}`,
        paragraphs: [
          greeting(data.firstName),
          `We received ${formatCents(data.cents)} for ${data.sessionTitle}.`,
        ],
        headline: 'Payment received.',
        amounts: {
          title: 'Payment',
          rows: [['Paid today', formatCents(data.cents)], ...dueFacts(data.instalments)],
        },
      }),
  link: { label: 'See your session', url: data.sessionUrl },
  reason: 'You get this because a payment was made for your registration.',
}));

const verifySections = (url: string | undefined): EmailSection[] =>
  url === undefined
    ? []
    : [
        {
          title: 'One more thing',
          lines: ['So that we can reach you if something changes:', { label: 'Verify your email', url }],
        },
      ];

/** `Saturday, November 28, 2026, 6:30 PM`. */
const firstDay = ({ meetings: [{ start_datetime: start }] }: Appointment): string =>
  `${formatLongDate(start)}, ${formatTime(start)}`;

/** The price, and before it what a code took off. */
function priceFacts({ priceCents, promo }: ConfirmedRegistration): [string, string][] {
  const price: [string, string] = ['Price', formatCents(priceCents)];
  if (!promo) return [price];
  return [
    ['Price without code', formatCents(priceCents + promo.offCents)],
    [`Code ${promo.code}`, `−${formatCents(promo.offCents)}`],
    price,
  ];
}

/** States what is paid and what is due later. */
function paymentFacts(data: ConfirmedRegistration): [string, string][] {
  if (data.priceCents === 0) return [];
  if (data.credit?.kind === 'included') return [['Payment', 'Included in your membership']];
  if (data.credit) return [['Paid with', '1 credit of your pass']];
  const paid: [string, string] =
    data.paidCents > 0 ? ['Paid today', formatCents(data.paidCents)] : ['Payment', 'Pending'];
  return [paid, ...dueFacts(data.instalments)];
}

const dueFacts = (instalments: ConfirmedRegistration['instalments']): [string, string][] =>
  instalments
    .filter(({ paid }) => !paid)
    .map(({ dueOn, cents }) => [`Due ${formatMediumDay(dueOn)}`, formatCents(cents)]);

/** The refund terms with their deadline. */
function refundUntil(startsAt: number): string {
  const { deadline } = refundDue({ paidCents: 0, startsAt, now: startsAt, cancelledBy: 'member' });
  return `${refundTerms().slice(0, -1)}: until ${formatLongDate(deadline)}, ${formatTime(deadline)}.`;
}
