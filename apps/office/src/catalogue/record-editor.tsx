import { isApiError, newIdempotencyKey, type ApiProblem } from '@detroit-well/api-client';
import { Form, type FormProps } from '@detroit-well/ui/form/form';
import { useForm, type FieldValues } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';
import { Conflict } from '../forms/conflict.tsx';
import { disputedFields, mergedValues, savedByText, type Versions } from '../forms/version-conflict.ts';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { CreateBar, SaveBar } from '../forms/save-bar.tsx';
import { useSave } from '../forms/use-save.ts';
import { History } from '../history/history.tsx';
import { useScreen } from '../navigation/use-screen.ts';
import { showToast } from '../overlay/toasts.ts';
import type { EditorKind, ValueProps, Versioned } from './kind.ts';

interface RecordEditorProps<Entry extends Versioned, Values extends FieldValues> {
  readonly kind: EditorKind<Entry, Values>;
  /** null for a new record. */
  readonly entry: Entry | null;
  /** What a new record starts with, such as a copy of another one. */
  readonly start?: Values | undefined;
  /** Below the title, such as that it is archived. */
  readonly note?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
}

const Plain = ({ value }: ValueProps) => value;

/** Reads and changes one record. What is typed stays until it is saved or discarded, also after a conflict. */
export function RecordEditor<Entry extends Versioned, Values extends FieldValues>({
  kind,
  entry,
  start = kind.blank,
  note,
  actions,
}: RecordEditorProps<Entry, Values>) {
  const {
    one,
    many,
    words,
    labels,
    calls,
    valuesOf,
    hrefOf,
    nameOf,
    consequence,
    question,
    Fields,
    Picture,
    Value = Plain,
    Remedy,
  } = kind;
  const title = entry ? nameOf(entry) : `New ${words.one}`;
  useScreen(title);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const formId = useId();
  const mayWrite = useMay(kind.write);
  /** The record that the values of the form come from. */
  const base = useRef(entry);
  const [conflict, setConflict] = useState<ConflictOf<Entry, Values> | null>(null);
  const form = useForm<Values>({
    resolver: kind.resolver,
    // The values of a record are those of its form.
    defaultValues: (entry ? valuesOf(entry) : start) as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<unknown>(null);
  /** The values that wait for the answer to the question. */
  const [asking, setAsking] = useState<Values | null>(null);
  const [isPictureUnsaved, setPictureUnsaved] = useState(false);
  const { dirtyFields, errors } = form.formState;
  const names = Object.keys(labels) as (keyof Values & string)[];
  const changed = names.filter((name) => (dirtyFields as Record<string, unknown>)[name] !== undefined);
  // Somebody else saved, and nothing is typed here: the form follows.
  const follow = useEffectEvent((stored: Entry | null): void => {
    if (!stored || stored.version === base.current?.version || changed.length > 0) return;
    base.current = stored;
    form.reset(valuesOf(stored));
  });
  useEffect(() => follow(entry), [entry]);

  /** A problem holds the fields of the API; what a record has besides is as it was. */
  const conflictOf = (from: Entry, problem: VersionConflict, yours: Values): ConflictOf<Entry, Values> => {
    const { base: before, theirs: stored } = problem.details;
    const theirs: Entry = { ...from, ...stored };
    return {
      theirs,
      versions: { base: valuesOf({ ...from, ...before }), yours, theirs: valuesOf(theirs) },
      sentence: problem.sentence,
      savedBy: savedByText(problem),
    };
  };

  /** The form has what was typed, and everything else as somebody else saved it. */
  const merge = (theirs: Entry): void => {
    base.current = theirs;
    form.reset(valuesOf(theirs), { keepDirtyValues: true });
  };

  const sending = useSave(form, {
    onFailure: setFailure,
    send: async (values, key) => {
      const from = base.current;
      if (from === null) return calls.create(values, key);
      try {
        return await calls.change(from, values, key);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const { theirs, versions } = conflictOf(from, error, values);
        if (disputedFields(versions).length > 0) throw error;
        merge(theirs);
        return calls.change(theirs, mergedValues(versions), newIdempotencyKey());
      }
    },
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      base.current = saved;
      queries.setQueryData(['office', many, saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['office'] });
      showToast({ tone: 'ok', title: `${nameOf(saved)} was saved.` });
      void navigate(hrefOf(saved.id), { replace: true });
    },
    onConflict: (problem) => {
      if (base.current) setConflict(conflictOf(base.current, problem, form.getValues()));
    },
  });

  const submit = async (values: Values): Promise<void> => {
    if (base.current && question?.asks(base.current, values)) setAsking(values);
    else await sending.onSubmit(values);
  };
  const answer = (given: Partial<Values>): void => {
    setAsking(null);
    void form.handleSubmit((values) => sending.onSubmit({ ...values, ...given }))();
  };

  /** Saves what was typed, but for the fields that stay as somebody else saved them. */
  const settle = ({ theirs, versions }: ConflictOf<Entry, Values>, asTheirs: readonly string[]): void => {
    merge(theirs);
    for (const name of names.filter((one) => asTheirs.includes(one)))
      form.setValue(name as Path<Values>, versions.theirs[name], { shouldDirty: true });
    setConflict(null);
    document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit();
  };

  return (
    <>
      <div className="head">
        <hgroup>
          <h1>{title}</h1>
          {note}
        </hgroup>
        {actions}
      </div>
      {conflict ? (
        <Conflict
          sentence={conflict.sentence}
          savedBy={conflict.savedBy}
          busy={sending.pending}
          fields={names
            .filter((name) => disputedFields(conflict.versions).includes(name))
            .map((name) => ({
              name,
              label: labels[name],
              yours: <Value name={name} value={String(conflict.versions.yours[name])} />,
              theirs: <Value name={name} value={String(conflict.versions.theirs[name])} />,
            }))}
          onSave={(asTheirs) => settle(conflict, asTheirs)}
        />
      ) : null}
      <div hidden={conflict !== null}>
        <Form
          {...sending}
          form={form}
          id={formId}
          className="editor"
          // The type of the handler depends on values that are not known here.
          onSubmit={submit as FormProps<Values, unknown, Values>['onSubmit']}
        >
          <fieldset disabled={!mayWrite}>
            <Fields entry={entry} />
          </fieldset>
          {Remedy && failure ? <Remedy entry={entry} failure={failure} /> : null}
        </Form>
        {Picture && mayWrite ? (
          <div className="editor">
            {entry ? (
              <Picture entry={entry} onUnsaved={setPictureUnsaved} />
            ) : (
              <p className="muted">{`A picture can be added when the ${words.one} is saved.`}</p>
            )}
          </div>
        ) : null}
        {mayWrite ? null : <p className="muted">{rolesText(`change ${many}`, kind.write)}</p>}
        {entry === null && mayWrite ? (
          <CreateBar
            formId={formId}
            one={words.one}
            wrong={Object.keys(errors).length}
            busy={sending.pending}
          />
        ) : (
          <SaveBar
            formId={formId}
            changed={changed.map((name) => labels[name])}
            consequence={entry ? consequence?.(entry, changed) : undefined}
            wrong={Object.keys(errors).length}
            busy={sending.pending}
            onDiscard={() => form.reset()}
          />
        )}
      </div>
      {asking && entry && question ? (
        <question.Dialog entry={entry} onAnswer={answer} onClose={() => setAsking(null)} />
      ) : null}
      {entry ? <History target={`${one}:${entry.id}`} /> : null}
      <LeaveGuard unsaved={(changed.length > 0 || isPictureUnsaved) && !sending.pending} />
    </>
  );
}

type VersionConflict = ApiProblem<'version_conflict'>;

interface ConflictOf<Entry, Values> {
  /** The record as it is stored now. */
  readonly theirs: Entry;
  readonly versions: Versions<Values>;
  readonly sentence: string;
  readonly savedBy: string | undefined;
}

const isConflict = (error: unknown): error is VersionConflict =>
  isApiError(error) && error.is('version_conflict');
