import { isApiError, type ApiProblem } from '@detroit-well/api-client';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import type { QueryClient } from '@tanstack/react-query';
import { createAutosave } from '../forms/autosave.ts';
import { disputedFields, mergedValues } from '../forms/version-conflict.ts';
import { writtenKey, type Written, type WrittenKind } from './written-kind.ts';

/** What two people wrote, over what was stored before. */
export interface WrittenConflict<Stored, Values> {
  readonly problem: ApiProblem<'version_conflict'>;
  readonly theirs: Stored;
  readonly base: Values;
}

const isConflict = (error: unknown): error is ApiProblem<'version_conflict'> =>
  isApiError(error) && error.is('version_conflict');

interface SavingOptions<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly kind: WrittenKind<Stored, Values, Body>;
  /** Null for a new one. */
  readonly written: Stored | null;
  readonly form: FormOf<Values>;
  readonly queries: QueryClient;
  /** Called with what a person must decide, and with undefined afterwards. */
  readonly onConflict: (conflict: WrittenConflict<Stored, Values> | undefined) => void;
  /** The texts of the form were replaced. */
  readonly onReplaced: () => void;
}

/** Keeps a text stored while it is written, and merges it with what somebody else saved. */
export function createSaving<Stored extends Written, Values extends FieldValues, Body extends object>({
  kind,
  written,
  form,
  queries,
  onConflict,
  onReplaced,
}: SavingOptions<Stored, Values, Body>) {
  const { many, valuesOf, bodyOf } = kind;
  let isMade = written !== null;
  const keep = (stored: Stored): void => {
    queries.setQueryData(writtenKey(many, stored.id), stored);
  };
  const autosave = createAutosave<Body, Stored>({
    stored: written,
    base: bodyOf(valuesOf(written)),
    read: () => bodyOf(form.getValues()),
    send: kind.send,
    onSaved: (saved, changed) => {
      form.clearErrors();
      keep(saved);
      void queries.invalidateQueries({ queryKey: ['office', many, 'list'] });
      const isFirst = !isMade;
      isMade = true;
      return isFirst ? kind.onMade?.(form, saved, changed) : undefined;
    },
    onFailed: (error) => {
      form.clearErrors();
      if (isConflict(error)) meet(error);
      else kind.placeErrors(form, error);
    },
    ...(kind.refusedField && { refusedField: kind.refusedField }),
    stops: isConflict,
  });

  /** The form shows this, and the server has `stored`. */
  function show(stored: Stored, values: Values): void {
    autosave.restart(stored, bodyOf(valuesOf(stored)));
    form.reset(values);
    onReplaced();
    keep(stored);
  }

  function meet(problem: ApiProblem<'version_conflict'>): void {
    const { stored } = autosave.state();
    if (stored === null) return;
    const theirs: Stored = { ...stored, ...problem.details.theirs };
    const conflict = { problem, theirs, base: valuesOf(stored) };
    const versions = { base: conflict.base, yours: form.getValues(), theirs: valuesOf(theirs) };
    // Two people changed other fields: nobody has to choose.
    if (disputedFields(versions).length === 0) resolve(conflict, []);
    else onConflict(conflict);
  }

  /** Goes on from both versions. `asTheirs`: the fields that stay as the other person saved them. */
  function resolve({ theirs, base }: WrittenConflict<Stored, Values>, asTheirs: readonly string[]): void {
    onConflict(undefined);
    show(theirs, mergedValues({ base, yours: form.getValues(), theirs: valuesOf(theirs) }, asTheirs));
    void autosave.flush();
  }

  /** Saved elsewhere: where nothing is typed here, the form follows. */
  function follow(now: Stored): void {
    const { stored, kind: state } = autosave.state();
    if (stored === null || state !== 'saved' || now.version < stored.version) return;
    if (now.version > stored.version) show(now, valuesOf(now));
    else if (JSON.stringify(now) !== JSON.stringify(stored)) autosave.accept(now);
  }
  return { kind, form, autosave, show, resolve, follow };
}
