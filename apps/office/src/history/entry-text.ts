import type { AuditEntry } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { limitText } from '../format/refund-limit.ts';
import { roleName } from '../access/access.ts';

const recordActions = (noun: string) => ({
  [`${noun}.create`]: `Created a ${noun}`,
  [`${noun}.change`]: `Changed a ${noun}`,
  [`${noun}.delete`]: `Deleted a ${noun}`,
});

/** What the actions of the log are called. An action that is not listed is shown by its own name. */
const actions: Readonly<Record<string, string>> = {
  ...recordActions('program'),
  ...recordActions('category'),
  ...recordActions('location'),
  ...recordActions('coach'),
  ...recordActions('plan'),
  ...recordActions('session'),
  ...recordActions('series'),
  ...recordActions('closure'),
  'series.hold': 'Held a date that was left out',
  'session.cancel': 'Cancelled a session',
  'registration.create': 'Registered a person',
  'registration.move': 'Moved a registration',
  'registration.cancel': 'Cancelled a registration',
  'membership.grant': 'Granted a membership',
  'membership.end': 'Ended a membership',
  'membership.pause': 'Paused a membership',
  'membership.resume': 'Ended the pause of a membership',
  'membership.retry': 'Charged a declined renewal again',
  'pass.sell': 'Sold a pass',
  'gift_card.resend': 'Sent a gift card again',
  'person.create': 'Created a person',
  'person.change': 'Changed a person',
  'person.invite': 'Sent a link that sets a password',
  'person.close': 'Closed an account',
  'note.create': 'Wrote a note',
  'note.remove': 'Removed a note',
  'note.restore': 'Brought a note back',
  'payment.take': 'Took a payment',
  'payment.refund': 'Gave a refund',
  'payment.settle': 'Handed out a refund',
  'payment.check': 'Asked the provider about a payment',
  'payment.link': 'Sent a payment link',
  'worklist.resolve': 'Marked something as looked at',
  'team.invite': 'Invited to the team',
  'team.join': 'Joined the team',
  'team.change': 'Changed role or refund limit',
  'team.remove': 'Removed from the team',
  'team.withdraw': 'Withdrew an invitation',
  'team.end_sessions': 'Ended sign-ins',
};

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }));

export const actionText = (action: string): string => actions[action] ?? action;

/** What the editors call fields whose names say it less well. */
const fieldNames: Readonly<Record<string, string>> = {
  refund_limit_cents: 'Refund limit',
  max_participants: 'Spots',
  start_datetime: 'Start',
  end_datetime: 'End',
  program_title: 'Program',
  category_name: 'Category',
  coach_name: 'Coach',
  location_name: 'Location',
};

/** A field of an entry, such as `refund_limit_cents`, as words. */
export const fieldText = (name: string): string => {
  if (Object.hasOwn(fieldNames, name)) return fieldNames[name] ?? name;
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isTimeField = (name: string): boolean => /_(?:datetime|at)$/.test(name);
const timeText = (at: string): string => `${formatMediumDate(at)}, ${formatTime(at)}`;

/** A value of a field as text. */
function valueText(name: string, value: unknown): string {
  if (name === 'refund_limit_cents' && (typeof value === 'number' || value === null)) return limitText(value);
  if (name === 'role' && typeof value === 'string') return roleName(value);
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isTimeField(name) ? timeText(value) : value;
  if (name === 'picture' && typeof value === 'object' && 'alt' in value) return String(value.alt);
  if (Array.isArray(value)) return value.map(itemText).join(', ') || 'none';
  return JSON.stringify(value);
}

/** One of several values, such as a session that is booked on a closed day. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { title, start_datetime: at } = item as { title?: unknown; start_datetime?: unknown };
  const texts = [title, typeof at === 'string' ? timeText(at) : undefined];
  return texts.filter((text) => typeof text === 'string').join(', ') || JSON.stringify(item);
}

/** Whether the entry says the same elsewhere: its record, a name beside its id, the times beside the meetings. */
const isRepeated = (name: string, names: ReadonlySet<string>): boolean =>
  name === 'id' ||
  name === 'version' ||
  name === 'meetings' ||
  name === 'warnings' ||
  name === 'note_id' ||
  ['_name', '_title'].some((end) => name.endsWith('_id') && names.has(name.replace(/_id$/, end)));

/** The fields that an entry changed, with both values. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !isRepeated(name, names))
    .map((name) => ({
      name,
      before: before === null ? null : valueText(name, before[name]),
      after: after === null ? null : valueText(name, after[name]),
    }));
}

/** The changes in one line: `Role: coach → manager`. */
export const changeText = (entry: Pick<AuditEntry, 'before' | 'after'>): string =>
  changesOf(entry)
    .map(({ name, before, after }) => `${fieldText(name)}: ${[before, after].filter(isText).join(' → ')}`)
    .join('. ');

const isText = (text: string | null): text is string => text !== null;
