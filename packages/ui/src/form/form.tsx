import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Flash } from '../components/flash/flash.tsx';

export type FormProps<Values extends FieldValues, Context, Output> = {
  /** What useForm returned. */
  form: UseFormReturn<Values, Context, Output>;
  onSubmit: Output extends FieldValues ? SubmitHandler<Output> : SubmitHandler<Values>;
  /** Under way: a second submit is ignored. */
  pending: boolean;
  /** What went wrong with the whole of it; null when nothing did. */
  error: ReactNode | null;
  children: ReactNode;
  id?: string;
  /** Names the form where no title does. */
  label?: string;
};

/**
 * The shell of every form: its error on top, read out at once; the first wrong field takes the focus; typed text
 * stays whatever happens.
 */
export function Form<Values extends FieldValues, Context, Output>(props: FormProps<Values, Context, Output>) {
  const { form, onSubmit, pending, error, children, id, label } = props;
  // The provider wants the handler's own generic form; the condition on Output above says the same.
  const submit = form.handleSubmit(onSubmit as Parameters<typeof form.handleSubmit>[0]);
  return (
    <FormProvider {...form}>
      <form
        className="form"
        id={id}
        aria-label={label}
        aria-busy={pending || undefined}
        noValidate
        onSubmit={(event) => {
          if (pending) event.preventDefault();
          else void submit(event);
        }}
      >
        {error ? <Flash tone="bad" title={error} /> : null}
        {children}
      </form>
    </FormProvider>
  );
}
