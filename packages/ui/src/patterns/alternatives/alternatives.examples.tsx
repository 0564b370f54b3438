import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Alternatives } from './alternatives.tsx';

export default { title: 'Patterns/Alternatives' } satisfies Meta;

const register = <Button size="sm">Register Now</Button>;

export const Two = () => (
  <div style={{ maxWidth: 504 }}>
    <Alternatives
      label="Other sessions"
      items={[
        {
          id: 'a',
          day: '21',
          title: 'Slow Flow, Deep House',
          detail: 'Sat, 9:00 AM, 6 spots',
          action: register,
        },
        { id: 'b', day: '24', title: 'Balance Lab', detail: 'Tue, 6:00 PM, 3 spots', action: register },
      ]}
    />
  </div>
);
