import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FieldError } from '../../components/field/field.tsx';

export interface NewsletterFieldsProps {
  readonly label?: string | undefined;
  readonly buttonLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly error?: string | null | undefined;
  /** The countdown of a rate limit, shown below the row. */
  readonly wait?: ReactNode;
  /** The security check. It is before the button, because the button depends on it. */
  readonly humanCheck?: ReactNode;
  /** Why the form cannot be sent now, announced with the button. The button is disabled then. */
  readonly waitingFor?: string | undefined;
  /** A Flash shown above the row. */
  readonly message?: ReactNode;
  readonly inputProps?: ComponentProps<'input'> | undefined;
}

export type NewsletterFormProps = NewsletterFieldsProps &
  Omit<ComponentProps<'form'>, keyof NewsletterFieldsProps>;

/**
 * The newsletter form: one field and one button in a row. Does not send anything itself.
 *
 * @do Say in `waitingFor` what is missing while the button is disabled.
 * @dont Ask for more than the address.
 * @accessibility The field is labeled, and its error linked. The disabled button stays focusable and is described by
 *   `waitingFor`.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, buttonLabel, busy, busyLabel, error, wait, humanCheck, waitingFor, message, inputProps } =
    props;
  const fields = {
    label,
    buttonLabel,
    busy,
    busyLabel,
    error,
    wait,
    humanCheck,
    waitingFor,
    message,
    inputProps,
  };
  const native = Object.entries(props).filter(([name]) => !(name in fields));
  return (
    <form noValidate {...Object.fromEntries(native)} className="newsletter-form">
      <NewsletterFields {...fields} />
    </form>
  );
}

/** The content of the newsletter form. */
export function NewsletterFields(props: NewsletterFieldsProps) {
  const {
    label = 'Email address',
    buttonLabel = 'Join the list',
    busy = false,
    busyLabel = 'Joining...',
  } = props;
  const { error, wait, humanCheck, waitingFor, message, inputProps } = props;
  const id = useId();
  return (
    <>
      {message}
      <label htmlFor={id}>{label}</label>
      <div data-part="row" data-checked={humanCheck ? true : undefined}>
        <input
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          {...inputProps}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {humanCheck ? <div data-part="check">{humanCheck}</div> : null}
        <Button
          type="submit"
          variant="signal"
          slash
          busy={busy}
          busyLabel={busyLabel}
          {...(waitingFor === undefined || busy
            ? {}
            : { disabledReason: '', 'aria-describedby': `${id}-waiting` })}
        >
          {buttonLabel}
        </Button>
      </div>
      {wait}
      {waitingFor ? (
        <span className="visually-hidden" id={`${id}-waiting`}>
          {waitingFor}
        </span>
      ) : null}
    </>
  );
}
