import type { MoveDate, Registration } from '@detroit-well/api-client/contract';
import { studio } from '@detroit-well/config/studio';
import {
  formatDayOfMonth,
  formatLongWeekday,
  formatMonth,
  formatShortDate,
  formatTime,
} from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { dollars } from '../../format/money.ts';

/** `December 12`. */
export const dateName = (instant: string): string => `${formatMonth(instant)} ${formatDayOfMonth(instant)}`;

/** `Saturday, Dec 12`. */
export const dayName = (instant: string): string =>
  `${formatLongWeekday(instant)}, ${formatShortDate(instant)}`;

const blocked: Readonly<Record<string, string>> = {
  session_full: 'full',
  registration_closed: 'registration is closed',
  plan_unavailable: 'your payment plan would end after this date',
  waiver_required: 'the waiver has to be signed first',
  profile_incomplete: 'your name or date of birth is missing',
  age_restricted: 'from your 18th birthday on',
};

/** Why the date cannot be chosen; undefined if it can. */
export const blockedText = ({ session, blocked_by }: MoveDate): string | undefined =>
  blocked_by === null
    ? undefined
    : `${formatTime(session.start_datetime)}, ${blocked[blocked_by] ?? 'not available now'}`;

export const dateDetail = ({ session }: MoveDate): string =>
  [formatTime(session.start_datetime), spotsText(session)].filter((part) => part !== null).join(', ');

/** `10 spots`; null where there is no limit. */
function spotsText({ available_spots: spots }: MoveDate['session']): string | null {
  if (spots === null) return null;
  return spots === 1 ? '1 spot' : `${spots} spots`;
}

/** The new price minus the price of the registration, in cents. */
export const differenceCents = ({ session }: MoveDate, { price }: Pick<Registration, 'price'>): number =>
  toCents(session.price) - toCents(price);

/** `Same price`, `$30 back`, `Pay $12`, or what an open payment becomes. */
export function differenceText(date: MoveDate, registration: Pick<Registration, 'price'>): string {
  const cents = differenceCents(date, registration);
  if (cents === 0) return 'Same price';
  if (toCents(date.due_now) > 0) return `Pay ${dollars(date.due_now)}`;
  if (toCents(date.refund_amount) > 0) return `${dollars(date.refund_amount)} back`;
  return cents > 0 ? `${formatCents(cents)} more` : `${formatCents(-cents)} less`;
}

/** The refund or charge of a move, after the move or before it. */
export function moneyText(date: MoveDate, registration: Pick<Registration, 'price'>): string {
  const due = toCents(date.due_now);
  if (due > 0) return `${formatCents(due)} is paid.`;
  if (toCents(date.refund_amount) > 0)
    return date.refund_parts.map(({ to, amount }) => `${dollars(amount)} ${backTexts[to]}`).join(' ');
  const next = date.instalments[0];
  const same = differenceCents(date, registration) === 0;
  if (next === undefined) return same ? 'Same price, nothing to pay.' : 'Nothing to pay.';
  const payments =
    date.instalments.length === 1 ? `${dollars(next.amount)} is` : `${date.instalments.length} payments are`;
  return `Nothing is charged now. ${payments} still open.`;
}

const backTexts: Readonly<Record<MoveDate['refund_parts'][number]['to'], string>> = {
  card: 'goes back to your card in 5 to 10 days.',
  credit: 'goes back to your studio credit, now.',
  cash: `comes back in cash. ${studio.cashNote}`,
};
