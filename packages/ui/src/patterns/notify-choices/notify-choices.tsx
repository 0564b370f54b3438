import { useId } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { FieldError } from '../../components/field/field.tsx';

/** The ways to notify a waiting member, with the field names of the contract. */
export interface NotifyValues {
  readonly notify_email: boolean;
  readonly notify_sms: boolean;
}

export interface NotifyChoicesProps {
  value: NotifyValues;
  onChange: (value: NotifyValues) => void;
  /** SMS is configured and the member has a number; otherwise the choice is not offered. */
  smsOffered: boolean;
  /** Why this cannot be saved: both are off. */
  error?: string | undefined;
  disabled?: boolean;
  /** `full`: Tell me by email. `short`: Email, under its own legend. */
  labels?: 'full' | 'short';
}

/**
 * Email and SMS, at least one of them. Where SMS is not offered, nothing speaks of it.
 *
 * @do Offer SMS only when it is configured and the member has a number.
 * @do Use `short` in rows, `full` where the choice stands by itself.
 * @dont Save when both are off. Show the error.
 * @accessibility A fieldset of native checkboxes. Its error describes each box.
 */
export function NotifyChoices(props: NotifyChoicesProps) {
  const { value, onChange, smsOffered, error, disabled, labels = 'full' } = props;
  const errorId = useId();
  const short = labels === 'short';
  const links = {
    disabled,
    'aria-describedby': error ? errorId : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <fieldset className="notify-choices">
      <legend className={short ? 'sm muted' : 'visually-hidden'}>Tell me by</legend>
      <Checkbox
        {...links}
        label={short ? 'Email' : 'Tell me by email'}
        checked={value.notify_email}
        onChange={(event) => onChange({ ...value, notify_email: event.target.checked })}
      />
      {smsOffered ? (
        <Checkbox
          {...links}
          label={short ? 'SMS' : 'Tell me by SMS'}
          checked={value.notify_sms}
          onChange={(event) => onChange({ ...value, notify_sms: event.target.checked })}
        />
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
