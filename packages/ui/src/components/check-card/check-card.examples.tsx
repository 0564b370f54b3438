import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckCard } from './check-card.tsx';

export default { title: 'Fields/Check card', component: CheckCard } satisfies Meta;

const ignore = () => undefined;
const credit = {
  label: 'Use your studio credit',
  detail: '$15 of $15, spent before the card',
  aside: '−$15',
};

export const StudioCredit = () => {
  const [checked, setChecked] = useState(true);
  return <CheckCard {...credit} checked={checked} onChange={setChecked} />;
};
export const Two = () => (
  <>
    <CheckCard
      label="Use 1 of 4 credits"
      detail="Expires May 2"
      aside="−$32"
      checked={false}
      onChange={ignore}
    />
    <CheckCard {...credit} checked onChange={ignore} />
  </>
);
export const Unavailable = () => (
  <CheckCard
    {...credit}
    checked={false}
    onChange={ignore}
    disabledReason="Can be spent when you pay in full"
  />
);
export const Wrong = () => (
  <CheckCard
    {...credit}
    checked
    onChange={ignore}
    error="Your studio credit has changed. Nothing was charged."
  />
);
