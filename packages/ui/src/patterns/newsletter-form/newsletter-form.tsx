import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FieldError } from '../../components/field/field.tsx';

export type NewsletterFormProps = ComponentProps<'form'> & {
  label?: string;
  buttonLabel?: string;
  busy?: boolean;
  busyLabel?: string;
  error?: string | null | undefined;
  /** What counts a rate limit down; it stands under the row. */
  wait?: ReactNode;
  /** The security check; it stands before the button, because the button waits for it. */
  humanCheck?: ReactNode;
  /** Why nothing can be sent yet (or any more), for readers of the button; it looks and is disabled then. */
  waitingFor?: string | undefined;
  /** A Flash above the row. */
  message?: ReactNode;
  inputProps?: ComponentProps<'input'>;
};

/** The list: one field and one button in a row. Knows nothing about sending. */
export function NewsletterForm(props: NewsletterFormProps) {
  const {
    label = 'Email address',
    buttonLabel = 'Join the list',
    busy = false,
    busyLabel = 'Joining...',
  } = props;
  const { error, wait, humanCheck, waitingFor, message, inputProps, ...rest } = props;
  const { label: _l, buttonLabel: _bl, busy: _b, busyLabel: _y, ...native } = rest;
  const id = useId();
  return (
    <form noValidate {...native} className="newsletter-form">
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
    </form>
  );
}
