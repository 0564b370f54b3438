import { daysBetween, studioDay } from '@detroit-well/config/studio-time';

/** A row of the relevance score that holds (`relevanceReasons` of packages/pricing). */
export type AlternativeReason =
  | { readonly kind: 'program' | 'category' | 'level' | 'coach' | 'near' }
  | { readonly kind: 'spots'; readonly many: boolean };

/** More ticks than this are no longer read. */
const mostLabels = 3;

interface Starts {
  readonly start: string;
  readonly wantedStart: string;
}

/** Why an alternative fits, in a few words each: `Same program`, `1 day later`. */
export function reasonLabels(reasons: readonly AlternativeReason[], starts: Starts): string[] {
  const sameProgram = reasons.some(({ kind }) => kind === 'program');
  return (
    reasons
      // A program has one category: the second tick would say the same.
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
