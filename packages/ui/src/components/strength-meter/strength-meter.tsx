import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface StrengthMeterProps {
  /** 0 to 5. */
  readonly score: number;
  /** The score as a word, for example Fair. Empty while the field is empty. */
  readonly label: string;
  readonly checks?: readonly { label: string; met: boolean }[];
}

/**
 * Five bars for the strength of a password, with a word next to them and the missing requirements below.
 *
 * @do Put it below the password field that it measures, and list the rules in `checks`.
 * @dont Block the form with it. The server's rules decide.
 * @accessibility A meter from 0 to 5 with the word as its value. Each rule is read with done or missing.
 */
export function StrengthMeter({ score, label, checks = [] }: StrengthMeterProps) {
  return (
    <div className="strength-meter">
      <div
        data-part="meter"
        data-score={score}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={score}
        aria-valuetext={label || 'Nothing typed yet'}
        style={{ '--score': score } as CSSProperties /* a custom property */}
      >
        <i />
        <b className="sm">{label}</b>
      </div>
      {checks.length > 0 ? (
        <ul>
          {checks.map((check) => (
            <li key={check.label} data-met={check.met || undefined}>
              {check.label}
              <VisuallyHidden>{check.met ? ', done' : ', missing'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
