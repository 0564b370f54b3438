import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Alternatives } from './alternatives.tsx';

export default { title: 'Patterns/Alternatives', component: Alternatives } satisfies Meta;

const take = (price: string) => (
  <Button size="sm" variant="line">
    Take this, {price}
  </Button>
);

export const WithReasons = () => (
  <div style={{ maxWidth: 516 }}>
    <Alternatives
      label="Sessions like it"
      items={[
        {
          id: 'a',
          day: '28',
          title: 'Rhythm & Glide',
          detail: 'Saturday, March 28, 6:30 PM. 9 of 16 spots available',
          reasons: ['Same program', 'Same coach', 'Same level'],
          action: take('$180'),
        },
        {
          id: 'b',
          day: '15',
          title: 'Community Roll',
          detail: 'Sunday, March 15, 6:00 PM. 41 of 60 spots available',
          reasons: ['Same category', '1 day later', 'Many spots'],
          action: take('free'),
        },
      ]}
    />
  </div>
);

export const WithoutReasons = () => (
  <div style={{ maxWidth: 516 }}>
    <Alternatives
      label="Other sessions"
      items={[
        {
          id: 'a',
          day: '21',
          title: 'Balance Lab',
          detail: 'Saturday, March 21, 9:00 AM',
          action: take('$24'),
        },
      ]}
    />
  </div>
);
export const LongText = () => (
  <div style={{ maxWidth: 340 }}>
    <Alternatives
      label="Other days"
      items={[
        {
          id: 'a',
          day: '30',
          title: 'Detroit Style: Open Floor for Absolute Beginners',
          detail: 'Monday, March 30, 10:30 AM. 12 of 60 spots available',
          reasons: ['Same category', '16 days later', 'Many spots'],
          action: take('free'),
        },
      ]}
    />
  </div>
);
