import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type StrengthMeterProps = {
  /** 0 to 5. */
  score: number;
  /** The word for it, for example Fair; empty while nothing is typed. */
  label: string;
  checks?: readonly { label: string; met: boolean }[];
};

/** Five bars for a password, the word beside them, what it still needs below. */
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
