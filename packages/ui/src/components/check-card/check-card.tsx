import type { ReactNode } from 'react';
import { FieldError, useFieldLinks } from '../field/field.tsx';

export interface CheckCardProps {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly detail: ReactNode;
  /** Content at the end of the row, for example an amount. */
  readonly aside?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Replaces the detail, and the row cannot be ticked. */
  readonly disabledReason?: string | undefined;
  readonly error?: string | null | undefined;
}

/**
 * A choice that can be on or off, as a row with a border. Rows that follow each other share a border.
 *
 * @do Use it for what is already the person's own, with what it is worth at the end.
 * @do Keep an unavailable choice visible with its `disabledReason`.
 * @dont Use it for consent. A checkbox has the room for a long label.
 * @accessibility A native checkbox in its label. Detail, or reason, and error describe it.
 */
export function CheckCard(props: CheckCardProps) {
  const { id, label, detail, aside, checked, onChange, disabledReason, error } = props;
  const links = useFieldLinks({ hint: disabledReason ?? detail, error }, { id, describedBy: undefined });
  return (
    <div className="check-card">
      <label data-disabled={disabledReason ? true : undefined}>
        <input
          {...links}
          type="checkbox"
          checked={checked}
          disabled={disabledReason !== undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <b className="strong">{label}</b>
          <span className="sm muted" id={`${links.id}-hint`}>
            {disabledReason ?? detail}
          </span>
        </span>
        {aside ? <span data-part="aside">{aside}</span> : null}
      </label>
      {error ? <FieldError id={`${links.id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
