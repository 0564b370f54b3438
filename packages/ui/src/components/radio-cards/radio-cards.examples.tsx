import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Fields/Radio cards' } satisfies Meta;

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
