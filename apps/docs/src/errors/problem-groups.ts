import { problems, type ProblemCode } from '@detroit-well/api-client/contract';
import { problemAdvice } from './problem-advice.ts';

/** The groups of the table by their first problem, because the contract lists problems by noun. */
const groupStarts = [
  { id: 'any-call', title: 'Any call', note: 'Every call can return these', first: 'validation_failed' },
  { id: 'account', title: 'Sign-in and account', first: 'invalid_credentials' },
  { id: 'details', title: 'Contacts, billing and waiver', first: 'contact_limit' },
  { id: 'registrations', title: 'Registrations and payments', first: 'waiver_required' },
  { id: 'waitlist', title: 'Waitlist', first: 'waitlist_not_needed' },
  { id: 'blog', title: 'Blog', first: 'already_processing' },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly first: ProblemCode;
}[];

export interface ListedProblem {
  readonly code: ProblemCode;
  readonly status: number;
  readonly text: string;
  readonly advice: string;
  /** The chip of the filter that shows it. */
  readonly chip: string;
}

/** The statuses that have a chip of their own. */
const ownChips = [400, 401, 403, 404, 409];

const chipOf = (status: number): string => {
  if (ownChips.includes(status)) return String(status);
  return status >= 500 ? '5xx' : '4xx';
};

/** The chips of the filter: their value and their label. */
export const statusChips = [
  { value: 'all', label: 'All' },
  ...ownChips.map((status) => ({ value: String(status), label: String(status) })),
  { value: '4xx', label: 'Other 4xx' },
  { value: '5xx', label: '5xx' },
];

const codes = Object.keys(problems) as ProblemCode[];

/** Every problem of the contract in its group. */
export const problemGroups = groupStarts.map((group, index) => {
  const end = groupStarts[index + 1]?.first;
  const own = codes.slice(codes.indexOf(group.first), end === undefined ? undefined : codes.indexOf(end));
  return {
    id: group.id,
    title: group.title,
    note: 'note' in group ? group.note : undefined,
    problems: own.map((code): ListedProblem => {
      const { status, text } = problems[code];
      return { code, status, text, advice: problemAdvice[code], chip: chipOf(status) };
    }),
  };
});

export const problemCount = codes.length;
