import type { ApiProblem } from '@detroit-well/api-client';
import { formatTime } from '@detroit-well/config/studio-time';

/** The values of a form as they were, as they are typed, and as somebody else saved them. */
export interface Versions<Values> {
  readonly base: Values;
  readonly yours: Values;
  readonly theirs: Values;
}

const isSame = <Values extends object>(one: Values, other: Values, name: keyof Values): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** The fields that both changed, to different values. */
export const disputedFields = <Values extends object>({ base, yours, theirs }: Versions<Values>) =>
  namesOf(theirs).filter(
    (name) => !isSame(yours, base, name) && !isSame(theirs, base, name) && !isSame(yours, theirs, name),
  );

/** What was typed, and theirs where nothing was typed. `asTheirs`: fields that stay as theirs all the same. */
export const mergedValues = <Values extends object>(
  { base, yours, theirs }: Versions<Values>,
  asTheirs: readonly string[] = [],
): Values => ({
  ...theirs,
  ...Object.fromEntries(
    namesOf(theirs)
      .filter((name) => !asTheirs.includes(name) && !isSame(yours, base, name))
      .map((name) => [name, yours[name]]),
  ),
});

/** `Odessa Rawls, 1:19 AM`: who saved the version that is stored, and when. */
export function savedByText({ details }: ApiProblem<'version_conflict'>): string | undefined {
  const { changed_by: by, changed_at: at } = details;
  return by && at ? `${by}, ${formatTime(at)}` : undefined;
}
