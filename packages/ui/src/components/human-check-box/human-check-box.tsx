import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';

export interface HumanCheckBoxProps {
  readonly id?: string | undefined;
  readonly state: 'idle' | 'working' | 'done' | 'failed';
  readonly onStart?: () => void;
  readonly error?: string | null | undefined;
  /** Advice about a check that failed or hangs. While it hangs, a button starts it again. */
  readonly help?: ReactNode;
  /** A provider's widget in place of ours. It uses the same 300 by 65 px. */
  readonly children?: ReactNode;
}

const texts = {
  idle: 'Verify you are human',
  working: 'Verifying...',
  done: 'Verified',
  failed: 'Try the check again',
};

/**
 * The security check. Its space is reserved, so the layout does not shift when a widget loads.
 *
 * @do Put it before the submit button that depends on it.
 * @do Pass a provider's widget as child. It gets the same reserved 300 by 65 px.
 * @dont Start the check on page load, unless the user has begun the form.
 * @do Say in `help` how to go on without the check. The form cannot be sent without it.
 * @accessibility A group named Security verification with a native button. The state is announced politely. While it
 *   works and when it is done, the button stays focusable and ignores presses.
 */
export function HumanCheckBox({ state, onStart, error, help, children, ...props }: HumanCheckBoxProps) {
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
      {help ? (
        <div data-part="help" role="alert">
          <p>{help}</p>
          {state === 'working' ? (
            <Button variant="line" size="sm" onClick={() => onStart?.()}>
              Load the check again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
