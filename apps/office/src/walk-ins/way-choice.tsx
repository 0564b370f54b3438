import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { ReasonField } from '../forms/reason-field.tsx';
import { asideOf, type Way } from './ways.ts';

interface WayChoiceProps {
  readonly legend: string;
  readonly ways: readonly Way[];
  readonly price: string;
  readonly value: Way['id'];
  readonly onChange: (id: Way['id']) => void;
  /** Why it is given away. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly reasonError: string | undefined;
}

/** How the person pays; giving a spot away asks why. */
export function WayChoice(props: WayChoiceProps) {
  const { legend, ways, price, value, onChange, reason, onReason, reasonError } = props;
  return (
    <>
      <RadioCards
        legend={legend}
        value={value}
        onChange={(id) => onChange(id as Way['id'])}
        options={ways.map((way) => ({
          value: way.id,
          label: way.label,
          detail: way.detail,
          aside: asideOf(way, price),
        }))}
      />
      {value === 'complimentary' ? (
        <ReasonField value={reason} onChange={onReason} error={reasonError} />
      ) : null}
    </>
  );
}
