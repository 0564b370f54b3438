import { Form, type FormProps } from '@detroit-well/ui/form/form';
import { useForm, type FieldValues } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';
import { Conflict } from '../forms/conflict.tsx';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
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
    labels,
    calls,
    valuesOf,
    hrefOf,
    nameOf,
    consequence,
    Fields,
    Picture,
    Value = Plain,
  } = kind;
  const title = entry ? nameOf(entry) : `New ${one}`;
  useScreen(title);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const formId = useId();
  const mayWrite = useMay(kind.write);
  /** The record that the values of the form come from. */
  const base = useRef(entry);
  const [conflict, setConflict] = useState<{ theirs: Entry; sentence: string } | null>(null);
  const form = useForm<Values>({
    resolver: kind.resolver,
    // The values of a record are those of its form.
    defaultValues: (entry ? valuesOf(entry) : start) as DefaultValues<Values>,
  });
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

  const sending = useSave(form, {
    send: (values, key) => {
      const from = base.current;
      return from ? calls.change(from, values, key) : calls.create(values, key);
    },
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      base.current = saved;
      queries.setQueryData(['office', many, saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['office'] });
      showToast({ tone: 'ok', title: `${nameOf(saved)} was saved.` });
      void navigate(hrefOf(saved.id), { replace: true });
    },
    onConflict: ({ details, sentence }) =>
      setConflict({ theirs: { ...base.current, ...details.theirs } as Entry, sentence }),
  });

  /** What was not touched is as they saved it. */
  const take = (theirs: Entry, keepsTyped: boolean): void => {
    base.current = theirs;
    setConflict(null);
    form.reset(valuesOf(theirs), { keepDirtyValues: keepsTyped });
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
          busy={false}
          fields={differing(changed, form.getValues(), valuesOf(conflict.theirs)).map(
            ({ name, ...values }) => ({
              label: labels[name],
              yours: <Value name={name} value={values.yours} />,
              theirs: <Value name={name} value={values.theirs} />,
            }),
          )}
          onKeepYours={() => take(conflict.theirs, true)}
          onTakeTheirs={() => take(conflict.theirs, false)}
        />
      ) : null}
      <div hidden={conflict !== null}>
        <Form
          {...sending}
          form={form}
          id={formId}
          className="editor"
          // The type of the handler depends on values that are not known here.
          onSubmit={sending.onSubmit as FormProps<Values, unknown, Values>['onSubmit']}
        >
          <fieldset disabled={!mayWrite}>
            <Fields entry={entry} />
          </fieldset>
        </Form>
        {Picture && mayWrite ? (
          <div className="editor">
            {entry ? (
              <Picture entry={entry} onUnsaved={setPictureUnsaved} />
            ) : (
              <p className="muted">{`A picture can be added when the ${one} is saved.`}</p>
            )}
          </div>
        ) : null}
        {mayWrite ? null : <p className="muted">{rolesText(`change ${many}`, kind.write)}</p>}
        <SaveBar
          formId={formId}
          changed={changed.map((name) => labels[name])}
          consequence={entry ? consequence?.(entry, changed) : undefined}
          wrong={Object.keys(errors).length}
          busy={sending.pending}
          onDiscard={() => form.reset()}
        />
      </div>
      {entry ? <History target={`${one}:${entry.id}`} /> : null}
      <LeaveGuard unsaved={(changed.length > 0 || isPictureUnsaved) && !sending.pending} />
    </>
  );
}

/** The fields whose values differ, as text. */
const differing = <Values extends FieldValues, Name extends keyof Values>(
  names: readonly Name[],
  yours: Values,
  theirs: Values,
) =>
  names
    .filter((name) => yours[name] !== theirs[name])
    .map((name) => ({ name, yours: String(yours[name]), theirs: String(theirs[name]) }));
