import type { ApiProblem } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Form } from '@detroit-well/ui/form/form';
import type { FormOf } from '@detroit-well/ui/form/use-form';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Conflict } from '../../forms/conflict.tsx';
import { useSave } from '../../forms/use-save.ts';
import { useUnsaved } from './use-unsaved.ts';
import { savedByText } from '../../forms/version-conflict.ts';
import { showToast } from '../../overlay/toasts.ts';

interface ListValues<Item> {
  items: Item[];
}

/** A list as the server stores it. */
interface Stored<Item> extends ListValues<Item> {
  readonly version: number;
}

interface StoredListProps<Item extends object> {
  /** The name of the list, such as `Menu`. */
  readonly title: string;
  readonly hint: string;
  readonly stored: Stored<Item>;
  /** A form of `stored`. */
  readonly form: FormOf<ListValues<Item>>;
  readonly queryKey: QueryKey;
  readonly save: (body: Stored<Item>) => Promise<Stored<Item>>;
  /** An entry in words, where two versions are compared. */
  readonly textOf: (item: Item) => string;
  /** Told whether something typed is not saved. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly children: ReactNode;
}

/** Edits a list of the site as a whole. If two people saved, it asks whose list stays. */
export function StoredList<Item extends object>({
  title,
  hint,
  stored,
  form,
  queryKey,
  save,
  textOf,
  onUnsaved,
  children,
}: StoredListProps<Item>) {
  const queries = useQueryClient();
  const heading = useId();
  const formId = useId();
  /** The version over which is saved. */
  const version = useRef(stored.version);
  const [conflict, setConflict] = useState<{
    readonly theirs: Stored<Item>;
    readonly problem: ApiProblem<'version_conflict'>;
  }>();
  const { isDirty } = form.formState;
  useUnsaved(isDirty, onUnsaved);
  const follow = useEffectEvent((now: Stored<Item>): void => {
    if (now.version <= version.current || isDirty) return;
    version.current = now.version;
    form.reset({ items: now.items });
  });
  // Saved elsewhere, and nothing is typed here: the form follows.
  useEffect(() => follow(stored), [stored]);
  const sending = useSave(form, {
    send: ({ items }) => save({ items, version: version.current }),
    onSaved: (saved) => {
      version.current = saved.version;
      form.reset({ items: saved.items });
      queries.setQueryData(queryKey, saved);
      showToast({ tone: 'ok', title: `${title} saved.` });
    },
    onConflict: (problem) =>
      setConflict({ theirs: problem.details.theirs as unknown as Stored<Item>, problem }),
  });
  const resolve = ({ items, version: theirs }: Stored<Item>, takesTheirs: boolean): void => {
    setConflict(undefined);
    version.current = theirs;
    if (takesTheirs) {
      form.reset({ items });
      queries.setQueryData(queryKey, { items, version: theirs });
      void queries.invalidateQueries({ queryKey });
    } else document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit();
  };
  const inWords = (items: readonly Item[]) => (items.length === 0 ? 'Nothing' : items.map(textOf).join(', '));
  return (
    <section aria-labelledby={heading}>
      <div className="sub">
        <h2 id={heading}>{title}</h2>
      </div>
      <p className="muted">{hint}</p>
      {conflict ? (
        <Conflict
          sentence={conflict.problem.sentence}
          savedBy={savedByText(conflict.problem)}
          busy={sending.pending}
          fields={[
            {
              name: 'items',
              label: title,
              yours: inWords(form.getValues().items),
              theirs: inWords(conflict.theirs.items),
            },
          ]}
          onSave={(theirs) => resolve(conflict.theirs, theirs.length > 0)}
        />
      ) : null}
      <div hidden={conflict !== undefined}>
        <Form {...sending} form={form} id={formId} className="record">
          {children}
          <div className="acts">
            <Button
              type="submit"
              busy={sending.pending}
              busyLabel="Saving..."
              disabledReason={isDirty ? undefined : 'Nothing has changed.'}
            >
              {`Save ${title.toLowerCase()}`}
            </Button>
            {isDirty ? (
              <Button variant="line" disabled={sending.pending} onClick={() => form.reset()}>
                Discard
              </Button>
            ) : null}
          </div>
        </Form>
      </div>
    </section>
  );
}
