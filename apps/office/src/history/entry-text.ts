import type { AuditEntry } from '@detroit-well/api-client';
import { formatMediumDate, formatMediumDay, formatTime } from '@detroit-well/config/studio-time';
import { dollars, exactDollars } from '../format/dollars.ts';
import { limitText } from '../format/refund-limit.ts';
import { roleName } from '../access/access.ts';
import { actionName } from './actions.ts';

type Names = AuditEntry['names'];
type Changed = Pick<AuditEntry, 'before' | 'after' | 'names'>;
type Value = Readonly<Record<string, unknown>>;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const amountOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{1,9}\.\d{2}$/.test(value) ? value : undefined;
const isFact = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && 'registration_id' in value && 'kind' in value;

/** A mark of the roster: `Checked in Alicia Baker, Rhythm Roll, Mar 14, 2026`. */
function factText({ kind, late, registration_id: id }: Value, names: Names): string {
  const who = names[`registration:${String(id)}`] ?? 'somebody';
  if (kind === 'check_in') return late === true ? `Marked late: ${who}` : `Checked in ${who}`;
  if (kind === 'no_show') return `Marked absent: ${who}`;
  if (kind === 'excused') return `Excused ${who}`;
  return `Took back a mark of ${who}`;
}

const withAmount = (verb: string, field: string) => (after: Value) => {
  const amount = amountOf(after[field]);
  return amount === undefined ? undefined : `${verb} ${dollars(amount)}`;
};

/** Sentences that say more than the name of their action. Undefined: the name. */
const sentences: Readonly<Record<string, (after: Value, names: Names) => string | undefined>> = {
  'attendance.record': ({ facts }, names) => {
    if (!Array.isArray(facts)) return undefined;
    const [only] = facts as unknown[];
    if (facts.length === 1 && isFact(only)) return factText(only, names);
    return `Made ${facts.length} marks of attendance`;
  },
  'session.message': ({ recipients }) =>
    typeof recipients === 'number' ? `Sent a message to ${people(recipients)}` : undefined,
  'session.cancel': ({ people_count: count }) =>
    typeof count === 'number' && count > 0 ? `Cancelled a session of ${people(count)}` : undefined,
  'payment.take': withAmount('Took a payment of', 'amount'),
  'payment.refund': withAmount('Gave a refund of', 'amount'),
  'payment.link': withAmount('Sent a payment link for', 'owed'),
  'pass.sell': withAmount('Sold a pass for', 'amount'),
  'registration.cancel': (after) => {
    const refund = amountOf(after.refund);
    return refund === undefined || refund === '0.00'
      ? undefined
      : `Cancelled a registration, ${dollars(refund)} back`;
  },
};

/** What an entry says was done, as a sentence without its record. */
export const actionText = ({ action, after, names }: Pick<AuditEntry, 'action' | 'after' | 'names'>) =>
  (Object.hasOwn(sentences, action) ? sentences[action]?.(after ?? {}, names) : undefined) ??
  actionName(action);

/** What the editors call fields whose names say it less well. */
const fieldNames: Readonly<Record<string, string>> = {
  refund_limit_cents: 'Refund limit',
  max_participants: 'Spots',
  start_datetime: 'Start',
  end_datetime: 'End',
  price_public: 'Public rate',
  price_member: 'Member rate',
  program_title: 'Program',
  category_name: 'Category',
  coach_name: 'Coach',
  location_name: 'Location',
  people_count: 'People',
  registrations_count: 'Registrations',
  sessions_count: 'Sessions',
  edited_fields: 'Changed by hand',
  interval: 'Weeks from one to the next',
  facts: 'Marks',
  waits: 'It was about',
  flags: 'It was about',
  count: 'Rows',
  is_open: 'Account open',
  applies_to: 'For',
  uses_count: 'Used',
  first_purchase_only: 'First purchases only',
  max_uses: 'Uses in all',
  max_uses_per_person: 'Uses per person',
  valid_from: 'From',
  valid_until: 'Last day',
  periods: 'Payments',
};

/** A field of an entry, such as `refund_limit_cents` or `coach_id`, as words. */
export const fieldText = (name: string): string => {
  if (Object.hasOwn(fieldNames, name)) return fieldNames[name] ?? name;
  const words = name.replace(/_id$/, '').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const timeText = (at: string): string => `${formatMediumDate(at)}, ${formatTime(at)}`;

/** A value of a field as text. */
function valueText(name: string, value: unknown, names: Names): string {
  if (name === 'refund_limit_cents' && (typeof value === 'number' || value === null)) return limitText(value);
  if (name === 'role' && typeof value === 'string') return roleName(value);
  if (name === 'edited_fields' && Array.isArray(value))
    return value.map((field) => fieldText(String(field)).toLowerCase()).join(', ') || 'none';
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return stringText(name, value, names);
  if (name === 'picture' && typeof value === 'object' && 'alt' in value) return String(value.alt);
  if (Array.isArray(value))
    return (
      value
        .filter((item) => !isUuid(item))
        .map((item) => itemText(item, names))
        .join(', ') || 'none'
    );
  if (typeof value === 'object') return objectText(value as Value, names);
  return typeof value === 'number' ? String(value) : '';
}

function stringText(name: string, value: string, names: Names): string {
  if (name.endsWith('_id')) return names[`${name.replace(/_id$/, '')}:${value}`] ?? value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return timeText(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatMediumDay(value);
  if (amountOf(value) !== undefined) return exactDollars(value);
  // A word of the contract, such as `this_and_following`.
  return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value;
}

/** One of several values, such as a session that is booked on a closed day. */
function itemText(item: unknown, names: Names): string {
  if (typeof item !== 'object' || item === null) return valueText('', item, names);
  if (isFact(item)) return factText(item, names);
  const { title, start_datetime: at } = item as { title?: unknown; start_datetime?: unknown };
  const texts = [title, typeof at === 'string' ? timeText(at) : undefined];
  return texts.filter((text) => typeof text === 'string').join(', ') || objectText(item as Value, names);
}

const objectText = (value: Value, names: Names): string =>
  shownNames(Object.keys(value), [value], names)
    .map((name) => `${fieldText(name).toLowerCase()} ${valueText(name, value[name], names)}`)
    .join(', ') || 'changed';

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/**
 * The fields to show. Left out is what the entry says elsewhere (its record, a name beside its id, the times beside the meetings),
 * and an id whose record has no name.
 */
function shownNames(fields: Iterable<string>, values: readonly (Value | null)[], names: Names): string[] {
  const all = new Set(fields);
  const isNamed = (name: string, value: unknown) =>
    typeof value !== 'string' || Object.hasOwn(names, `${name.replace(/_id$/, '')}:${value}`);
  return [...all].filter((name) => {
    if (['id', 'version', 'meetings', 'warnings'].includes(name)) return false;
    const held = values.map((value) => value?.[name]);
    // The sentence of the entry says a single mark.
    if (name === 'facts') return held.some((facts) => Array.isArray(facts) && facts.length > 1);
    if (!name.endsWith('_id')) return !held.some(isUuid);
    if (['_name', '_title'].some((end) => all.has(name.replace(/_id$/, end)))) return false;
    return held.some((value) => typeof value === 'string') && held.every((value) => isNamed(name, value));
  });
}

/** The fields that an entry changed, with both values. */
export function changesOf({ before, after, names }: Changed) {
  const fields = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})];
  return shownNames(fields, [before, after], names).map((name) => ({
    name,
    before: before === null ? null : valueText(name, before[name], names),
    after: after === null ? null : valueText(name, after[name], names),
  }));
}

/** The changes in one line: `Role: coach → manager`. Long texts are cut, and empty fields of a new record left out. */
export const changeText = (entry: Changed): string =>
  changesOf(entry)
    .filter(({ before, after }) => before !== null || after !== 'none')
    .map(
      ({ name, before, after }) =>
        `${fieldText(name)}: ${[before, after].filter(isText).map(shortened).join(' → ')}`,
    )
    .join('. ');

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

const isText = (text: string | null): text is string => text !== null;
