import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { PlanChooser } from './plan-chooser.tsx';

export default { title: 'Patterns/Plan chooser', component: PlanChooser } satisfies Meta;

const options = [
  { value: 'full', label: 'Pay in full', detail: 'One payment today', amountLabel: '$180' },
  { value: 'bi-weekly', label: 'Bi-weekly', detail: '2 payments, two weeks apart', amountLabel: '2 × $90' },
  { value: 'weekly', label: 'Weekly', detail: '4 payments, one a week', amountLabel: '4 × $45' },
];

export const Plans = () => {
  const [value, setValue] = useState('full');
  return (
    <div style={{ maxWidth: 516 }}>
      <PlanChooser options={options} value={value} onChange={setValue} />
    </div>
  );
};
export const Wrong = () => (
  <div style={{ maxWidth: 516 }}>
    <PlanChooser options={options} value="" onChange={() => undefined} error="Please choose a payment plan" />
  </div>
);
