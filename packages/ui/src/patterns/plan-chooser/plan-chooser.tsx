import { RadioCards } from '../../components/radio-cards/radio-cards.tsx';

export interface PlanOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** For example $180 or 2 × $90. */
  readonly amountLabel: string;
}

export interface PlanChooserProps {
  readonly id?: string | undefined;
  readonly options: readonly PlanOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly legend?: string | undefined;
  readonly error?: string | null | undefined;
}

/**
 * The payment plans as rows, with the amount at the end.
 *
 * @do Say how many payments there are and when, and put the amount at the end.
 * @do Leave out a plan that does not fit.
 * @dont Recommend a plan.
 * @accessibility Radio cards with a hidden legend, below a visible title.
 */
export function PlanChooser(props: PlanChooserProps) {
  const { id, options, value, onChange, legend = 'Payment plan', error } = props;
  return (
    <RadioCards
      id={id}
      legend={legend}
      legendHidden
      value={value}
      onChange={onChange}
      error={error}
      options={options.map(({ amountLabel, ...option }) => ({ ...option, aside: amountLabel }))}
    />
  );
}
