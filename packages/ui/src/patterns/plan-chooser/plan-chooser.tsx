import { RadioCards } from '../../components/radio-cards/radio-cards.tsx';

export type PlanOption = {
  value: string;
  label: string;
  detail: string;
  /** For example $180 or 2 × $90. */
  amountLabel: string;
  disabledReason?: string | undefined;
};

export type PlanChooserProps = {
  id?: string | undefined;
  options: readonly PlanOption[];
  value: string;
  onChange: (value: string) => void;
  legend?: string;
  error?: string | null | undefined;
};

/** The payment plans as rows, with the amount at the end. */
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
