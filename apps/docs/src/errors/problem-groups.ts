import { problems, type ProblemCode } from '@detroit-well/api-client/contract';

/** The groups of the table by their first problem, because the contract lists problems by noun. */
const firstCodes = {
  any: 'validation_failed',
  account: 'invalid_credentials',
  details: 'contact_limit',
  registrations: 'waiver_required',
  waitlist: 'waitlist_not_needed',
  office: 'above_own_rights',
  blog: 'already_processing',
} as const satisfies Readonly<Record<string, ProblemCode>>;

export type ProblemGroup = keyof typeof firstCodes;

const codes = Object.keys(problems) as ProblemCode[];
export const problemCount = codes.length;

/** The codes of a group, in the order of the contract. */
export function codesOf(group: ProblemGroup): readonly ProblemCode[] {
  const starts = Object.values(firstCodes).map((code) => codes.indexOf(code));
  const start = codes.indexOf(firstCodes[group]);
  return codes.slice(
    start,
    starts.find((other) => other > start),
  );
}
