import * as z from 'zod/mini';
import { serverNow } from '@detroit-well/config/server-clock';
import * as constants from '@detroit-well/config/constants';
import { ageOn, birthdayOn, formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { messages } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';
import { caps, optionalField, requiredField, unlessBlank } from './text.ts';

const shape = /^\d{4}-\d{2}-\d{2}$/;
const { min, max } = constants.ageYears;

/** True for a valid calendar day, `YYYY-MM-DD`; rejects February 30. */
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

/** True for the date of birth of an adult on `today`, and for a text that is no date, which has another problem. */
export const isAdult = (text: string, today: string = studioDay(serverNow())): boolean =>
  !isDateOfBirth(text, today) || ageOn(text, today) >= constants.ageYears.waiver;

/** The message for a minor, with the day of the birthday: `You can register from your 18th birthday on, May 3, 2027.` */
export const untilOfAge = (
  message: typeof messages.tooYoungToRegister | typeof messages.tooYoungToSign,
  dateOfBirth: string,
): string =>
  `${message.slice(0, -1)}, ${formatMediumDay(birthdayOn(dateOfBirth, constants.ageYears.waiver))}.`;

const isUsable = unlessBlank((text) => isDateOfBirth(text));

/** Three fields of a form write a day without its year as `-02-14`. */
function problemOf(text: unknown): string {
  const [, year, month, day] = /^(\d*)-(\d*)-(\d*)$/.exec(String(text)) ?? [];
  if (month === '') return messages.dateOfBirthWithoutMonth;
  if (day === '') return messages.dateOfBirthWithoutDay;
  return year === '' ? messages.dateOfBirthWithoutYear : messages.dateOfBirthInvalid;
}

const error = ({ input }: { input?: unknown }) => problemOf(input);

export const dateOfBirthField = requiredField(messages.dateOfBirthRequired, caps.line, cleanCode).check(
  z.refine(isUsable, { error }),
);

export const optionalDateOfBirthField = optionalField(caps.line, cleanCode).check(
  z.refine(isUsable, { error }),
);
