import { serverNow } from '@detroit-well/config/server-clock';
import * as constants from '@detroit-well/config/constants';
import { ageOn, studioDay } from '@detroit-well/config/studio-time';
import { messages } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';
import { caps, optionalField, requiredField, unlessBlank } from './text.ts';

const shape = /^\d{4}-\d{2}-\d{2}$/;
const { min, max } = constants.ageYears;

/** Whether a text is a valid calendar day, `YYYY-MM-DD`; rejects February 30. */
export function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A date of birth with an age of 13 to 120 on `today`, both included (SPEC-B 9). Defaults to the studio's day. */
export function isDateOfBirth(text: string, today: string = studioDay(serverNow())): boolean {
  if (!isDay(text)) return false;
  const age = ageOn(text, today);
  return age >= min && age <= max;
}

const isUsable = unlessBlank((text) => isDateOfBirth(text));

/** Three fields of a form write a day without its year as `-02-14`. */
function problemOf(text: unknown): string {
  const [, year, month, day] = /^(\d*)-(\d*)-(\d*)$/.exec(String(text)) ?? [];
  if (month === '') return messages.dateOfBirthWithoutMonth;
  if (day === '') return messages.dateOfBirthWithoutDay;
  return year === '' ? messages.dateOfBirthWithoutYear : messages.dateOfBirthInvalid;
}

const error = ({ input }: { input?: unknown }) => problemOf(input);

export const dateOfBirthField = requiredField(messages.dateOfBirthRequired, caps.line, cleanCode).refine(
  isUsable,
  { error },
);

export const optionalDateOfBirthField = optionalField(caps.line, cleanCode).refine(isUsable, { error });
