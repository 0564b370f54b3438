import { MinusIcon, PlusIcon } from '../../icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface RangeProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as screen readers announce it. */
  readonly valueText?: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

/**
 * A slider between two buttons that change it by one step.
 *
 * @do Use it when the exact number does not matter, as for a zoom.
 * @do Give `valueText` a unit.
 * @dont Ask for an amount or a date with it.
 * @accessibility A native slider with arrow keys, Home and End. The buttons change it by one step without dragging and
 *   stay focusable at the limits.
 */
export function Range(props: RangeProps) {
  const { label, min, max, step, value, onChange, valueText, decreaseLabel, increaseLabel } = props;
  const change = (next: number): void => onChange(Math.min(Math.max(next, min), max));
  return (
    <div className="range">
      <IconButton label={decreaseLabel} aria-disabled={value <= min} onClick={() => change(value - step)}>
        <MinusIcon />
      </IconButton>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <IconButton label={increaseLabel} aria-disabled={value >= max} onClick={() => change(value + step)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
