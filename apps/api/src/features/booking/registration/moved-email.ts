import { formatDateAndTimeRange, formatMediumDay } from '@detroit-well/config/studio-time';
import { formatCents, refundTerms } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../../platform/mail/email/email.ts';
import type { Appointment } from '../../calendar/appointment.ts';
import { sumsByDestination, type GivenBack } from '../ledger/refunds.ts';
import { registrationChanged } from './email-templates.ts';
import { bringSections, calendarFile, calendarSection, whereSection } from './email-sections.ts';

interface MovedRegistration {
  readonly firstName: string;
  readonly coachName: string;
  readonly before: { readonly startsAt: Date; readonly endsAt: Date };
  readonly priceCents: number;
  readonly chargedCents: number;
  readonly back: readonly GivenBack[];
  readonly open: readonly { readonly dueOn: string; readonly cents: number }[];
  readonly whatToBring: readonly string[];
  readonly appointment: Appointment;
  /** The date that was left. */
  readonly earlier: Appointment;
}

export const registrationMovedEmail = emailTemplate<MovedRegistration>('registration_moved', (data) => ({
  subject: `Moved: ${data.appointment.title}`,
  paragraphs: [
    greeting(data.firstName),
    'Your spot moved to another date. The attached calendar file replaces the earlier one.',
  ],
  headline: 'Moved.',
  session: data.appointment,
  facts: [
    ['Before', formatDateAndTimeRange(data.before.startsAt, data.before.endsAt)],
    ['Coach', data.coachName],
  ],
  amounts: { title: 'Payment', rows: [['Price', formatCents(data.priceCents)], ...moneyFacts(data)] },
  link: { label: 'See your session', url: data.appointment.url },
  sections: [
    whereSection(data.appointment),
    calendarSection(data.appointment),
    ...bringSections(data.whatToBring),
  ],
  after: [refundTerms()],
  reason: registrationChanged,
  attachments: [...endOf(data), calendarFile(data.appointment)],
}));

/** A course with more meetings has calendar entries that the new file does not replace, so a file of its own ends them. */
function endOf({ earlier, appointment }: MovedRegistration) {
  if (earlier.meetings.length <= appointment.meetings.length) return [];
  return [calendarFile({ ...earlier, cancelled: true, sequence: earlier.sequence + 1 })];
}

const backLabels = {
  card: 'Back to your card',
  credit: 'Back to your studio credit',
  cash: 'Back in cash, at the desk',
} as const;

function moneyFacts({ chargedCents, back, open }: MovedRegistration): [string, string][] {
  return [
    ...(chargedCents > 0 ? [['Paid today', formatCents(chargedCents)] as [string, string]] : []),
    ...sumsByDestination(back).map(([to, cents]): [string, string] => [backLabels[to], formatCents(cents)]),
    ...open.map(({ dueOn, cents }): [string, string] => [
      `Due ${formatMediumDay(dueOn)}`,
      formatCents(cents),
    ]),
  ];
}
