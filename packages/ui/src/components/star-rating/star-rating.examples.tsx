import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { StarRating, StarsGiven } from './star-rating.tsx';

export default { title: 'Controls/Star rating', component: StarRating } satisfies Meta;

const meanings = ['not for me', 'rough', 'fine', 'good', 'on the beat'] as const;

function Sample({ first, error }: { first: number | null; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <StarRating legend="How was it?" meanings={meanings} value={value} onChange={setValue} error={error} />
  );
}

export const Empty = () => <Sample first={null} />;
export const Chosen = () => <Sample first={4} />;
export const Missing = () => <Sample first={null} error="Please choose a rating from 1 to 5" />;
export const Given = () => <StarsGiven value={4} meanings={meanings} />;
export const OnInk = () => (
  <div data-theme="dark" style={{ padding: 24, background: 'var(--page)' }}>
    <Sample first={3} />
  </div>
);
