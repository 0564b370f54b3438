import { giftCards } from '@detroit-well/config/constants';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useState } from 'react';
import { dollars } from '../format/dollars.ts';
import type { Gift } from './item.ts';

const amounts = ['25.00', '50.00', '100.00'];
const other = 'other';

interface GiftFieldsProps {
  readonly value: Gift;
  /** Why the name is not enough. */
  readonly error: string | undefined;
  readonly onChange: (value: Gift) => void;
}

/** The amount of a gift card, and for whom it is. */
export function GiftFields({ value, error, onChange }: GiftFieldsProps) {
  const { amount, name, email, message } = value;
  const [isOther, setOther] = useState(!amounts.includes(amount));
  return (
    <div className="stack">
      <RadioCards
        legend="Amount"
        legendHidden
        value={isOther ? other : amount}
        onChange={(chosen) => {
          setOther(chosen === other);
          onChange({ ...value, amount: chosen === other ? '' : chosen });
        }}
        options={[
          ...amounts.map((one) => ({ value: one, label: dollars(one) })),
          {
            value: other,
            label: 'Other',
            opened: (
              <TextField
                label="Amount"
                hint={`From $${giftCards.minDollars} to $${giftCards.maxDollars}.`}
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                onChange={({ target }) => onChange({ ...value, amount: target.value })}
              />
            ),
          },
        ]}
      />
      <TextField
        label="For whom"
        autoComplete="off"
        maxLength={100}
        value={name}
        error={error}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <TextField
        label="Their email"
        hint="Empty: the card is printed here."
        type="email"
        autoComplete="off"
        optional
        value={email}
        onChange={({ target }) => onChange({ ...value, email: target.value })}
      />
      <TextArea
        label="Message"
        optional
        rows={2}
        maxLength={giftCards.messageChars}
        value={message}
        onChange={({ target }) => onChange({ ...value, message: target.value })}
      />
    </div>
  );
}
