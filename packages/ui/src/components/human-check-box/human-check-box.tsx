import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../field/field.tsx';

export interface HumanCheckBoxProps {
  readonly id?: string | undefined;
  readonly state: 'idle' | 'working' | 'done' | 'failed';
  readonly onStart?: () => void;
  readonly error?: string | null | undefined;
  /** A provider's widget in place of ours. It uses the same 300 by 65 px. */
  readonly children?: ReactNode;
}

const texts = {
  idle: 'Verify you are human',
  working: 'Verifying...',
  done: 'Verified',
  failed: 'Try the check again',
};

/** The security check. Its space is reserved, so the layout does not shift when a widget loads. */
export function HumanCheckBox({ state, onStart, error, children, ...props }: HumanCheckBoxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="human-check" id={id} role="group" aria-label="Security verification">
      {children ?? (
        <button
          type="button"
          data-state={state}
          aria-disabled={state === 'working' || state === 'done' || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => {
            if (state === 'idle' || state === 'failed') onStart?.();
          }}
        >
          <i aria-hidden="true" />
          <span aria-live="polite">{texts[state]}</span>
          <small>Security check</small>
        </button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
