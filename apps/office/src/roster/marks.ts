import type { OfficeRosterEntry } from '@detroit-well/api-client';

/** What the team marks about a person at a meeting. */
export type Mark = NonNullable<OfficeRosterEntry['attendance']>;

export const markNames: Readonly<Record<Mark, string>> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  excused: 'Excused',
};

/** What the buttons say. Checking in is what people do at the door. */
export const markActions: readonly (readonly [mark: Mark, label: string, key: string])[] = [
  ['present', 'Check in', 'p'],
  ['late', 'Late', 'l'],
  ['absent', 'Absent', 'a'],
  ['excused', 'Excused', 'e'],
];

const kinds = {
  present: { kind: 'check_in', late: false },
  late: { kind: 'check_in', late: true },
  absent: { kind: 'no_show', late: false },
  excused: { kind: 'excused', late: false },
} as const;

export const kindOf = (mark: Mark) => kinds[mark];

/** Whether the person is in the room. */
export const isHere = (mark: Mark | null): boolean => mark === 'present' || mark === 'late';
