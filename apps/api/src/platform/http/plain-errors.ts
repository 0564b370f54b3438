import { messages, tooLongText } from '@detroit-well/validation';
import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const required = 'This field is required.';
const notValid = 'Enter a valid value.';
/** A longer list of choices is not readable. */
const mostChoices = 8;

/** The expected input of a field, by the type of the value. */
const wanted: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Enter a list.',
  file: 'Choose a file.',
};

const formats: Readonly<Record<string, string>> = {
  email: messages.emailInvalid,
  date: 'Enter a date as YYYY-MM-DD.',
  datetime: 'Enter a date and time as YYYY-MM-DDTHH:MM:SSZ.',
};

/**
 * A readable message for each issue without its own, shown beside the field. Only the code that reads input uses it, so that
 * the published packages keep the language of their users.
 */
export function plainError(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? required
        : (wanted[issue.expected] ?? notValid);
    case 'invalid_value':
      return choice(issue.values);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'invalid_format':
      return formats[issue.format] ?? notValid;
    default:
      return issue.input === undefined ? required : notValid;
  }
}

function choice(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== '');
  return named.length > mostChoices ? notValid : `Choose one of: ${named.join(', ')}.`;
}

function tooBig(origin: string, most: number | bigint): string {
  if (origin === 'string') return tooLongText(Number(most));
  if (origin === 'array') return `Enter at most ${most} of them.`;
  return origin === 'file' ? messages.fileTooLarge : `Enter a number of at most ${most}.`;
}

function tooSmall(origin: string, least: number | bigint): string {
  if (origin === 'number' || origin === 'int') return `Enter a number of at least ${least}.`;
  if (Number(least) <= 1) return required;
  return origin === 'string' ? `Use at least ${least} characters.` : `Enter at least ${least} of them.`;
}
