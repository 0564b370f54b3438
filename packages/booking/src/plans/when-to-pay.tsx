import { formatFullDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, payLaterDay, type Cents } from '@detroit-well/pricing';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';

/** The choice of a member between paying at once and reserving the seat to pay later (ADR-010). */
export type WhenToPay = 'now' | 'later';

interface WhenToPayChoiceProps {
  readonly id: string;
  readonly value: WhenToPay;
  readonly onChange: (value: WhenToPay) => void;
  readonly cents: Cents;
  /** The start of the session, ISO. */
  readonly start: string;
  readonly now: Date;
}

/** `Nov 27` in full: the day by which a seat that is reserved now is to be paid. */
const dueDay = (start: string, now: Date): string => formatFullDay(payLaterDay(now, start, studioDay));

/** The choice between a card and a later payment, with the day on which that is due. */
export function WhenToPayChoice({ id, value, onChange, cents, start, now }: WhenToPayChoiceProps) {
  return (
    <RadioCards
      id={id}
      legend="When to pay"
      legendHidden
      value={value}
      onChange={(next) => onChange(next === 'later' ? 'later' : 'now')}
      options={[
        { value: 'now', label: 'Pay now', detail: 'With a card, in full or by a plan.' },
        {
          value: 'later',
          label: `Reserve now, pay by ${dueDay(start, now)}`,
          detail: `Nothing is charged today. ${formatCents(cents)} is due by then, and your spot is yours.`,
        },
      ]}
    />
  );
}
