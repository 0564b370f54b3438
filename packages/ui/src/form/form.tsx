import { useId, useRef } from 'react';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import type {
  FieldErrors,
  FieldPath,
  FieldPathValue,
  FieldValues,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { FailureFlash } from '../components/failure-flash/failure-flash.tsx';
import { fieldIdOf, FormId } from './field-id.ts';
import { readFieldsEvent } from './read-fields.ts';

export interface FormProps<Values extends FieldValues, Context, Output> {
  /** The result of `useForm` in this folder. */
  readonly form: UseFormReturn<Values, Context, Output>;
  readonly onSubmit: Output extends FieldValues ? SubmitHandler<Output> : SubmitHandler<Values>;
  /** In progress: a second submit is ignored. */
  readonly pending: boolean;
  /** The problem with the whole form; null for none. */
  readonly error: ReactNode | null;
  /** Shown under the error message, for example that the outcome is unknown. */
  readonly errorDetail?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
  /** False for a form of one field, whose error stands beside it. Create such a form with `shouldFocusError`. */
  readonly summary?: boolean;
  /** The title of the error summary where the specification has one. */
  readonly summaryTitle?: string | undefined;
  /** Completes the sentence with the number of errors, for example that nothing was charged. */
  readonly summaryNote?: string;
  /** The accessible name of a form without a title. */
  readonly label?: string;
  /** Messages by name for fields that react-hook-form does not manage, for example the card fields. */
  readonly otherErrors?: Readonly<Record<string, string | undefined>>;
  /** Checks these fields together with the form, so that all errors appear at once. Returns whether they are valid. */
  readonly validateOthers?: (() => boolean) | undefined;
}

/** The first message of every field. Nested fields are keyed by path. */
function messagesOf(errors: FieldErrors, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (typeof error !== 'object') return [];
    const name = path + key;
    if (typeof error.message === 'string') return [[name, error.message]];
    // An entry without a message contains the errors of its nested fields.
    return messagesOf(error as FieldErrors, `${name}.`);
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Takes over what a password manager or another program filled in without events. */
function readFields<Values extends FieldValues, Context, Output>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Values, Context, Output>,
): void {
  element.dispatchEvent(new Event(readFieldsEvent));
  for (const field of element.querySelectorAll<Field>(':is(input, select, textarea)[name]')) {
    if (field.type === 'radio' && !(field as HTMLInputElement).checked) continue;
    const shown = field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
    // Fields without this name in the form have no value here.
    const name = field.name as FieldPath<Values>;
    const known: unknown = getValues(name);
    if (typeof known !== typeof shown || known === shown) continue;
    setValue(name, shown as FieldPathValue<Values, FieldPath<Values>>);
  }
}

/**
 * The shell of every form: the form-level error on top, announced at once. After a rejected submit, a summary of
 * invalid fields takes the focus. Input is never lost.
 *
 * @do Create the form with the kit's `useForm`, and name the fields with the names of the contract.
 * @do Pass the state of the mutation as `pending` and its sentence as `error`.
 * @dont Clear or disable the fields when a call fails.
 * @accessibility A rejected submit moves the focus to the error summary. A failure of the whole form is an alert. While
 *   `pending`, the form has aria-busy and ignores a second submit.
 */
export function Form<Values extends FieldValues, Context, Output>(props: FormProps<Values, Context, Output>) {
  const { form, onSubmit, pending, error, errorDetail, children, id, label } = props;
  const { className = 'form', summary: listsErrors = true, summaryTitle, summaryNote } = props;
  const { otherErrors = {}, validateOthers } = props;
  const ownId = useId();
  const formId = id ?? ownId;
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control });
  // `pending` arrives with the next render; a second press may come before it.
  const submitting = useRef(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pending || submitting.current) return;
    submitting.current = true;
    readFields(event.currentTarget, form);
    const othersValid = validateOthers?.() ?? true;
    // The provider requires the generic type of the handler, which the constraint on Output guarantees.
    const send = onSubmit as Parameters<typeof form.handleSubmit>[0];
    void form
      .handleSubmit((...values) => (othersValid ? send(...values) : undefined))(event)
      .finally(() => (submitting.current = false));
  };
  // A button that waits for the fields, and so sends nothing, reads them as well.
  const pressed = ({ target, currentTarget }: MouseEvent<HTMLFormElement>): void => {
    if (target instanceof Element && target.closest('[type="submit"]')) readFields(currentTarget, form);
  };
  const messages = [...messagesOf(errors), ...Object.entries(otherErrors)];
  const summary = messages.flatMap(([name, message]) =>
    message === undefined ? [] : [{ fieldId: fieldIdOf(formId, name), message }],
  );
  return (
    <FormProvider {...form}>
      <form
        className={className}
        id={formId}
        aria-label={label}
        aria-busy={pending || undefined}
        noValidate
        onClickCapture={pressed}
        onSubmit={submit}
      >
        {error ? <FailureFlash message={error} detail={errorDetail} /> : null}
        {listsErrors && submitCount > 0 ? (
          <ErrorSummary
            errors={summary}
            attempt={isSubmitting ? 0 : submitCount}
            title={summaryTitle}
            note={summaryNote}
          />
        ) : null}
        <FormId value={formId}>{children}</FormId>
      </form>
    </FormProvider>
  );
}
