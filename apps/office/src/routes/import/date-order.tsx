import { RadioCards } from '@detroit-well/ui/components/radio-cards';

export type DateOrder = 'month_first' | 'day_first';

interface DateOrderChoiceProps {
  readonly value: DateOrder | undefined;
  readonly onChange: (order: DateOrder) => void;
}

/** Asks what no row of a file settles. */
export const DateOrderChoice = ({ value, onChange }: DateOrderChoiceProps) => (
  <RadioCards
    legend="Which comes first in 04/09/1984?"
    value={value}
    onChange={(chosen) => onChange(chosen === 'day_first' ? 'day_first' : 'month_first')}
    options={[
      { value: 'month_first', label: 'Month first: April 9' },
      { value: 'day_first', label: 'Day first: September 4' },
    ]}
  />
);
