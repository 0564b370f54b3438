import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Fields/Radio cards', component: RadioCards } satisfies Meta;

const options = [
  { value: 'email', label: 'Email me', detail: 'The hour a spot opens' },
  { value: 'text', label: 'Text me' },
  { value: 'call', label: 'Call me', disabledReason: 'Add a phone number first' },
];

export const Notify = () => {
  const [value, setValue] = useState('email');
  return <RadioCards legend="How to reach you" options={options} value={value} onChange={setValue} />;
};
export const Wrong = () => (
  <RadioCards legend="How to reach you" options={options} error="Please choose one" />
);
export const WithAmounts = () => (
  <RadioCards
    legend="Payment plan"
    legendHidden
    options={[
      { value: 'full', label: 'Pay in full', detail: 'One payment today', aside: '$180' },
      { value: 'weekly', label: 'Weekly', detail: '4 payments, one a week', aside: '4 × $45' },
    ]}
    value="weekly"
  />
);
export const Dates = () => (
  <RadioCards
    legend="All dates"
    options={[
      {
        value: 'a',
        lead: '12',
        label: 'Saturday, Dec 12',
        detail: '6:30 PM. 10 spots',
        aside: (
          <>
            Same price<small>$180</small>
          </>
        ),
      },
      { value: 'b', lead: '26', label: 'Saturday, Dec 26', disabledReason: '6:30 PM. Full' },
    ]}
    value="a"
  />
);
export const LongText = () => (
  <div style={{ maxWidth: 320 }}>
    <RadioCards
      legend="Who comes with you?"
      options={[
        {
          value: 'guest',
          label: 'A guest who has never skated and wants to start slowly',
          detail: 'We send the waiver to the guest by email. It must be signed before the session starts.',
        },
        { value: 'nobody', label: 'Nobody' },
      ]}
      value="guest"
    />
  </div>
);

export const Opened = () => {
  const [value, setValue] = useState('cash');
  return (
    <RadioCards
      legend="How"
      options={[
        { value: 'cash', label: 'Cash', opened: <p>The change is said after the sale.</p> },
        { value: 'card', label: 'Card on file', detail: 'Visa 4242' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};
