import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CardFields } from './card-fields.tsx';

export default { title: 'Patterns/Card fields', component: CardFields } satisfies Meta;

export const Empty = () => {
  const [card, setCard] = useState({ number: '', expires: '', cvc: '' });
  return (
    <div style={{ maxWidth: 516 }}>
      <CardFields value={card} onChange={setCard} hint="Test cards only: this studio is a demo." />
    </div>
  );
};
export const Wrong = () => (
  <div style={{ maxWidth: 516 }}>
    <CardFields
      value={{ number: '4242 4242', expires: '13 / 28', cvc: '12' }}
      onChange={() => undefined}
      errors={{
        number: 'Your card number is incomplete.',
        expires: 'Your card’s expiration date is invalid.',
      }}
    />
  </div>
);
export const Filled = () => (
  <div style={{ maxWidth: 516 }}>
    <CardFields
      value={{ number: '4242 4242 4242 4242', expires: '08 / 28', cvc: '123' }}
      onChange={() => undefined}
    />
  </div>
);
export const Disabled = () => (
  <div style={{ maxWidth: 516 }}>
    <CardFields
      value={{ number: '4242 4242 4242 4242', expires: '08 / 28', cvc: '123' }}
      onChange={() => undefined}
      disabled
    />
  </div>
);
