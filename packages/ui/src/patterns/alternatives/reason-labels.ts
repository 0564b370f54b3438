import { daysBetween, studioDay } from '@detroit-well/config/studio-time';

/** A matching row of the relevance score (`relevanceReasons` of packages/pricing). */
export type AlternativeReason =
  | { readonly kind: 'program' | 'category' | 'level' | 'coach' | 'near' }
  | { readonly kind: 'spots'; readonly many: boolean };

/** Maximum number of reasons: users do not read more. */
const mostLabels = 3;

interface Starts {
  readonly start: string;
  readonly wantedStart: string;
}

/** Short labels for the reasons, for example `Same program` or `1 day later`. */
export function reasonLabels(reasons: readonly AlternativeReason[], starts: Starts): string[] {
  const sameProgram = reasons.some(({ kind }) => kind === 'program');
  return (
    reasons
      // A program has exactly one category, so a second tick would be redundant.
      .filter(({ kind }) => !(sameProgram && kind === 'category'))
      .slice(0, mostLabels)
      .map((reason) => labelOf(reason, starts))
  );
}

const sameLabels = {
  program: 'Same program',
  category: 'Same category',
  level: 'Same level',
  coach: 'Same coach',
} as const;

function labelOf(reason: AlternativeReason, { start, wantedStart }: Starts): string {
  if (reason.kind === 'spots') return reason.many ? 'Many spots' : 'Several spots';
  if (reason.kind !== 'near') return sameLabels[reason.kind];
  const days = daysBetween(studioDay(wantedStart), studioDay(start));
  if (days === 0) return 'Same day';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? 'later' : 'earlier'}`;
}
