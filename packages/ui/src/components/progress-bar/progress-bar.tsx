import type { CSSProperties } from 'react';

export interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number;
  /** Without a label the bar is decorative. */
  readonly label?: string;
  readonly track?: boolean;
}

/**
 * A solid bar whose front edge ends in the slash mark.
 *
 * @do Use it when the share is known, and give it a label.
 * @dont Use it for a wait of unknown length. A skeleton or a busy button shows that.
 * @accessibility With a label it is a progressbar with the rounded value; without one it is decoration.
 */
export function ProgressBar({ value, label, track = true }: ProgressBarProps) {
  const shown = Math.min(Math.max(value, 0), 100);
  const reading = label
    ? ({ role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(shown) } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span className="progress-bar" data-track={track || undefined} {...reading}>
      <i style={{ '--value': shown } as CSSProperties /* a custom property */} />
    </span>
  );
}
