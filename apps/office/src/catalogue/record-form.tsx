import { Button } from '@detroit-well/ui/components/button';
import { Form, type FormProps } from '@detroit-well/ui/form/form';
import { useForm, type FieldValues } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { useSave } from '../forms/use-save.ts';
import { showToast } from '../overlay/toasts.ts';
import type { EditorKind, Versioned } from './kind.ts';
import type { NewRecordFormProps } from './new-record.tsx';

interface RecordFormProps<Entry extends Versioned, Values extends FieldValues> extends Omit<
  NewRecordFormProps,
  'of'
> {
  readonly kind: EditorKind<Entry, Values>;
}

/** Makes a record in a dialog. */
export function RecordForm<Entry extends Versioned, Values extends FieldValues>({
  kind: { words, many, calls, resolver, blank, nameOf, Fields },
  start,
  onCreated,
  onClose,
}: RecordFormProps<Entry, Values>) {
  const queries = useQueryClient();
  const form = useForm<Values>({ resolver, defaultValues: { ...blank, ...start } as DefaultValues<Values> });
  const sending = useSave(form, {
    send: (values: Values, idempotencyKey) => calls.create(values, idempotencyKey),
    onSaved: (saved) => {
      showToast({ tone: 'ok', title: `${nameOf(saved)} was saved.` });
      void queries
        .invalidateQueries({ queryKey: ['office', many] })
        .then(() => onCreated(saved.id, nameOf(saved)));
    },
  });
  return (
    <Form
      {...sending}
      form={form}
      className="editor"
      // The type of the handler depends on values that are not known here.
      onSubmit={sending.onSubmit as FormProps<Values, unknown, Values>['onSubmit']}
    >
      <Fields entry={null} />
      <div className="acts">
        <Button type="submit" size="sm" variant="signal" slash busy={sending.pending} busyLabel="Saving...">
          {`Save ${words.one}`}
        </Button>
        <Button size="sm" variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
