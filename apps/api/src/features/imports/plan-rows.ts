import { fold } from '@detroit-well/config/fold';
import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import type { ImportChange, importRows } from '../../platform/database/schema/imports.ts';
import type { ImportRecord } from './import-record.ts';
import { findKnown, type KnownPeople, type KnownPerson } from './known-people.ts';
import { valuesOf, type RowValues } from './row-values.ts';

type StoredRow = Pick<typeof importRows.$inferSelect, 'line' | 'cells' | 'fault'>;

/** What becomes of a row. */
export interface PlannedRow {
  readonly line: number;
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  readonly name: string;
  readonly source_id: string | null;
  readonly user_id: string | null;
  readonly changes: readonly ImportChange[];
  readonly is_shared: boolean;
  readonly reason: string | null;
}

const rowsBetweenPauses = 500;
const separator = '; ';
export const tagsText = (tags: readonly string[]): string => tags.join(separator);
export const tagsIn = (text: string | null): string[] => (text ? text.split(separator) : []);

/** Plans every row of an import. The same people and rows have the same plan. */
export async function planRows(
  db: Db,
  { columns, dateOrder: order, source }: ImportRecord,
  rows: readonly StoredRow[],
  today: string,
): Promise<PlannedRow[]> {
  const read: (StoredRow & ReturnType<typeof valuesOf>)[] = [];
  for (const row of rows) {
    read.push({ ...row, ...valuesOf(row.cells, { columns, order, today }) });
    if (read.length % rowsBetweenPauses === 0) await pause();
  }
  const known: KnownPeople[] = [];
  for (let at = 0; at < read.length; at += rowsBetweenPauses) {
    const part = read.slice(at, at + rowsBetweenPauses);
    const numbers = part.map(({ values }) => values.source_id).filter(Boolean);
    const emails = part.map(({ values }) => values.email).filter(Boolean);
    known.push(await findKnown(db, source ?? '', numbers, emails));
    await pause();
  }
  const plan = planner(together(known), today);
  const planned: PlannedRow[] = [];
  for (const { line, fault, values, reason } of read) {
    planned.push(plan(line, values, fault ?? reason));
    if (planned.length % rowsBetweenPauses === 0) await pause();
  }
  return planned;
}

const together = (parts: readonly KnownPeople[]): KnownPeople => ({
  bySourceId: new Map(parts.flatMap(({ bySourceId }) => [...bySourceId])),
  byEmail: new Map(parts.flatMap(({ byEmail }) => [...byEmail])),
  usedEmails: new Set(parts.flatMap(({ usedEmails }) => [...usedEmails])),
});

/** Plans rows in their order: a later row knows the earlier ones. */
function planner(known: KnownPeople, today: string) {
  const lineOf = new Map<string, number>();
  const emails = new Set(known.usedEmails);
  return (line: number, values: RowValues, fault: string | null): PlannedRow => {
    const name = `${values.first_name} ${values.last_name}`.trim();
    const row = {
      line,
      name,
      source_id: values.source_id || null,
      user_id: null,
      changes: [],
      is_shared: false,
    };
    const refused = (reason: string): PlannedRow => ({ ...row, outcome: 'refused', reason });
    if (fault !== null) return refused(fault);
    const person =
      known.bySourceId.get(values.source_id) ?? personOf(known.byEmail.get(values.email), values);
    if (person === 'several') return refused('More than one person has this address and name.');
    if (person?.isOpen === false) return refused('The account of this person is closed.');
    // Without a number, an address and a name are one person.
    const keys: string[] = [];
    if (values.source_id !== '') keys.push(`number ${values.source_id}`);
    if (person) keys.push(`person ${person.id}`);
    else if (values.source_id === '') keys.push(`${values.email} ${fold(name)}`);
    const earlier = keys.map((key) => lineOf.get(key)).find((one) => one !== undefined);
    if (earlier !== undefined) return refused(`Line ${earlier} is the same person.`);
    for (const key of [...keys, ...(values.email ? [`${values.email} ${fold(name)}`] : [])])
      if (!lineOf.has(key)) lineOf.set(key, line);
    if (person) {
      const changes = person.isStaff ? [] : changesOf(person, values, today);
      return {
        ...row,
        user_id: person.id,
        changes,
        outcome: changes.length > 0 ? 'changed' : 'unchanged',
        reason: null,
      };
    }
    const isShared = values.email !== '' && emails.has(values.email);
    emails.add(values.email);
    return { ...row, outcome: 'new', changes: detailsOf(values, today), is_shared: isShared, reason: null };
  };
}

/** The one person whose name is that of a row, or fits it where a name is not known. */
function personOf(
  people: readonly KnownPerson[] = [],
  values: RowValues,
): KnownPerson | 'several' | undefined {
  const parts = ['first_name', 'last_name'] as const;
  const isSame = (one: KnownPerson) => parts.every((part) => fold(one[part]) === fold(values[part]));
  const fits = (one: KnownPerson) =>
    parts.every((part) => one[part] === '' || values[part] === '' || fold(one[part]) === fold(values[part]));
  const same = people.filter(isSame);
  const [first, second] = same.length > 0 ? same : people.filter(fits);
  return second === undefined ? first : 'several';
}

/** What is stored of a new person. */
function detailsOf(values: RowValues, today: string): ImportChange[] {
  const { source_id: _number, tags, waiver_claimed_on: claimed, ...texts } = values;
  const all = { ...texts, tags: tagsText(tags), waiver_claimed_on: claimed === 'yes' ? today : claimed };
  return Object.entries(all).flatMap(([field, after]) =>
    after === '' ? [] : [{ field: field as keyof typeof all, before: null, after }],
  );
}

/** What a row knows of a person that the studio does not, or has otherwise. What the row leaves empty stays. */
function changesOf(person: KnownPerson, values: RowValues, today: string): ImportChange[] {
  const digits = (text: string) => text.replace(/\D/g, '');
  const claimed =
    values.waiver_claimed_on === 'yes' ? person.waiver_claimed_on || today : values.waiver_claimed_on;
  const has = (tag: string) => person.tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const fields = [
    ['first_name', values.first_name, fold(person.first_name) === fold(values.first_name)],
    ['last_name', values.last_name, fold(person.last_name) === fold(values.last_name)],
    ['phone', values.phone, digits(person.phone) === digits(values.phone)],
    ['date_of_birth', values.date_of_birth, person.date_of_birth === values.date_of_birth],
    ['waiver_claimed_on', claimed, person.waiver_claimed_on === claimed],
  ] as const;
  const changes = fields.flatMap(([field, after, isSame]): ImportChange[] =>
    after === '' || isSame ? [] : [{ field, before: person[field] || null, after }],
  );
  const added = values.tags.filter((tag) => !has(tag));
  if (added.length === 0) return changes;
  const tags = { before: tagsText(person.tags) || null, after: tagsText([...person.tags, ...added]) };
  return [...changes, { field: 'tags', ...tags }];
}
