import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { Conflict } from '../forms/conflict.tsx';
import { disputedFields, savedByText } from '../forms/version-conflict.ts';
import type { Saving } from './use-saving.ts';
import type { WrittenConflict } from './saving.ts';
import type { Written } from './written-kind.ts';

interface ConflictPanelProps<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly saving: Saving<Stored, Values, Body>;
  readonly conflict: WrittenConflict<Stored, Values>;
}

/** Shows what two people wrote in the same fields. Nothing is sent before one is chosen. */
export function ConflictPanel<Stored extends Written, Values extends FieldValues, Body extends object>({
  saving: { kind, values: yours, resolve },
  conflict,
}: ConflictPanelProps<Stored, Values, Body>) {
  const { problem, theirs, base } = conflict;
  const versions = { base, yours, theirs: kind.valuesOf(theirs) };
  return (
    <Conflict
      sentence={problem.sentence}
      savedBy={savedByText(problem)}
      busy={false}
      fields={disputedFields(versions).map((name) => ({
        name,
        label: kind.labels[name],
        yours: kind.shown(name, yours),
        theirs: kind.shown(name, versions.theirs),
      }))}
      onSave={(asTheirs) => resolve(conflict, asTheirs)}
    />
  );
}
