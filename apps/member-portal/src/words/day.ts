import type { Day } from '@detroit-well/config/studio-time';

// A calendar day has no zone: it is read and printed in UTC, so that no reader's zone can move it.
const long = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const medium = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** `June 3, 1981` for `1981-06-03`; the text itself where it is no day. */
export function longDay(day: Day): string {
  return print(long, day);
}

/** `Jun 3, 1981` for `1981-06-03`; the text itself where it is no day. */
export function mediumDay(day: Day): string {
  return print(medium, day);
}

function print(format: Intl.DateTimeFormat, day: Day): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : format.format(at);
}
