import { ageYears } from '@detroit-well/config/constants';
import { caps, isDateOfBirth, isDay, isEmail, isPhone } from '@detroit-well/validation';
import { cleanAccountEmail, cleanLine, cleanPhone } from '@detroit-well/validation/clean-text';
import type { ImportColumn, ImportField } from '../../platform/database/schema/imports.ts';
import { readDate, type DateOrder } from './dates.ts';

/** A person as a row of a file has them; empty: the file does not say it. */
export interface RowValues {
  readonly source_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly date_of_birth: string;
  readonly tags: readonly string[];
  /** A day, or `yes` where the file has none. */
  readonly waiver_claimed_on: string;
}

interface Reading {
  readonly columns: readonly ImportColumn[];
  readonly order: DateOrder | null;
  readonly today: string;
}

const longestTag = 40;
const mostTags = 20;
const yes = /^(?:y|yes|true|x|1|signed)$/i;
const no = /^(?:n|no|false|0|none|unsigned)?$/i;

/** What a row says of a person, and why it stays out. Texts that a spreadsheet would calculate are texts. */
export function valuesOf(
  cells: readonly string[],
  { columns, order, today }: Reading,
): { readonly values: RowValues; readonly reason: string | null } {
  const cell = (field: ImportField) => cells[columns.findIndex((column) => column.field === field)] ?? '';
  const date = (text: string) => (text === '' ? '' : readDate(text, order, today));
  const born = cleanLine(cell('date_of_birth'));
  const claimed = cleanLine(cell('waiver_claimed_on'));
  const claimedOn = yes.test(claimed) ? 'yes' : no.test(claimed) ? '' : date(claimed);
  const values = {
    source_id: cleanLine(cell('source_id')),
    first_name: cleanLine(cell('first_name')),
    last_name: cleanLine(cell('last_name')),
    email: cleanAccountEmail(cell('email')),
    phone: cleanPhone(cell('phone')),
    date_of_birth: date(born) ?? '',
    tags: tagsOf(cell('tags')),
    waiver_claimed_on: claimedOn ?? '',
  };
  const names = [values.first_name, values.last_name];
  const checks: readonly (readonly [boolean, string])[] = [
    [names.every((name) => name === ''), 'There is no name.'],
    [names.some(({ length }) => length > caps.name), `A name has more than ${caps.name} characters.`],
    [
      values.source_id === '' && values.email === '',
      'Without an email address and a number, nobody would know the person again.',
    ],
    [values.source_id.length > caps.id, `The number has more than ${caps.id} characters.`],
    [values.email !== '' && !isAddress(values.email), 'The email address is not valid.'],
    [values.phone !== '' && !isPhone(values.phone), 'The phone number is not valid.'],
    // Also a small child, whose date no form takes.
    [isUnderAge(values.date_of_birth, today), 'The person is under 18.'],
    [born !== '' && !isDateOfBirth(values.date_of_birth, today), 'The date of birth is not valid.'],
    [
      values.tags.length > mostTags || values.tags.some(({ length }) => length > longestTag),
      `There are more than ${mostTags} tags, or one has more than ${longestTag} characters.`,
    ],
    [
      claimedOn === undefined || (claimedOn !== 'yes' && claimedOn > today),
      'The waiver has no day until today.',
    ],
  ];
  const reason = checks.find(([isWrong]) => isWrong)?.[1] ?? null;
  return { values, reason };
}

/** Whether a day is one of the last 18 years. */
function isUnderAge(born: string, today: string): boolean {
  const grown = `${Number(today.slice(0, 4)) - ageYears.waiver}${today.slice(4)}`;
  return isDay(born) && born > grown && born <= today;
}

const isAddress = (text: string): boolean => isEmail(text) && text.length <= caps.email;

/** A tag stands once, whatever its case. */
function tagsOf(text: string): string[] {
  const tags = text.split(/[,;|]/).map(cleanLine).filter(Boolean);
  return tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
}
