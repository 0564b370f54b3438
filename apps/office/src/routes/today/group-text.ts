import type { TodaySession, WorklistEntry } from '@detroit-well/api-client';
import { formatShortDate, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { figureText, sumCents } from '../../figures/cents.ts';
import type { WaitingGroup } from '../../waiting/groups.ts';

/** What several entries of a kind are called. */
const many: Readonly<Record<string, (count: number) => string>> = {
  waiver_missing: (count) => `${count} waivers missing`,
  contact_missing: (count) => `${count} emergency contacts missing`,
  payment_due: (count) => `${count} people have something to pay`,
  unpaid: (count) => `${count} checked in without paying`,
  waiver: (count) => `${count} checked in without a waiver`,
  cancelled: (count) => `${count} marked after a cancellation`,
  clock: (count) => `${count} marks by a wrong clock`,
  meeting: (count) => `${count} marks without a meeting`,
  payment_failed: (count) => `${count} payments failed`,
  renewal_failed: (count) => `${count} renewals failed`,
  payment_unknown: (count) => `${count} payments without an outcome`,
  refund_unknown: (count) => `${count} refunds without an outcome`,
  refund_open: (count) => `${count} refunds to hand out in cash`,
  refund_failed: (count) => `${count} refunds failed`,
  refund_at_provider: (count) => `${count} refunds made at the provider`,
  payment_disputed: (count) => `${count} payments disputed`,
  provider_difference: (count) => `${count} differences from the provider`,
  price_notice: (count) => `${count} people not told of a new price`,
  email_failed: (count) => `${count} emails not delivered`,
};

/** How many people are named before the others are counted. */
const named = 3;

/** A group in words: `9 waivers missing, 10:00 AM`, and whom it is about. One entry speaks for itself. */
export function groupText(
  { kind, entries }: WaitingGroup,
  sessions: readonly TodaySession[],
  day: string,
): { readonly title: string; readonly text: string } {
  const [first] = entries;
  if (entries.length === 1) return { title: first.title, text: first.text };
  const { session_id: id, meeting } = first;
  const session = sessions.find((one) => one.id === id && one.meeting === meeting);
  const what = many[kind]?.(entries.length) ?? `${entries.length}: ${first.title}`;
  const isOfSession = entries.every((entry) => entry.meeting !== null);
  return {
    title: [what, sumText(entries), isOfSession && meeting ? whenText(meeting, day) : '']
      .filter(Boolean)
      .join(', '),
    text: [session?.title ?? '', namesText(entries)].filter(Boolean).join(': '),
  };
}

function sumText(entries: readonly WorklistEntry[]): string {
  const amounts = entries.map(({ amount }) => amount).filter((amount) => amount !== null);
  return amounts.length === entries.length ? figureText(sumCents(amounts, (amount) => amount)) : '';
}

const whenText = (meeting: string, day: string): string =>
  studioDay(meeting) === day ? formatTime(meeting) : formatShortDate(meeting);

function namesText(entries: readonly WorklistEntry[]): string {
  const people = new Map(entries.map((entry) => [entry.person_id ?? entry.id, entry.person_name]));
  const names = [...people.values()].filter((name) => name !== null);
  const others = names.length - named;
  if (others <= 0) return names.join(', ');
  return `${names.slice(0, named).join(', ')} and ${others} more`;
}
