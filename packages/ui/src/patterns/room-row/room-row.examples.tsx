import type { Meta } from '@storybook/react-vite';
import { RoomRow } from './room-row.tsx';

export default { title: 'Patterns/Room row', component: RoomRow } satisfies Meta;

const at = (label: string) => ({ label, dateTime: '2026-03-14T17:08:00-04:00' });

export const Rows = () => (
  <nav aria-label="Rooms" style={{ width: 374 }}>
    <RoomRow
      current
      href="#one"
      sign={{ day: '14' }}
      title="Rhythm & Glide"
      spoken="Today, 6:30 PM"
      time={at('5:08 PM')}
      preview="Renée A.: Come at six, I will be on the floor."
    />
    <RoomRow
      unread={2}
      href="#two"
      sign={{ day: '17' }}
      title="Kettlebell Standard"
      time={at('2:31 PM')}
      preview="Marcus W.: Flat shoes, or none at all."
    />
    <RoomRow
      href="#three"
      sign={{ day: '22' }}
      title="Backward Fundamentals"
      preview="Nobody has said anything yet."
    />
    <RoomRow
      href="#four"
      sign={{ person: 'Paul O.' }}
      title="Paul O."
      time={at('Mar 9')}
      preview="See you on the floor."
    />
  </nav>
);
export const LongText = () => (
  <nav aria-label="Room" style={{ width: 320 }}>
    <RoomRow
      unread={120}
      href="#long"
      sign={{ person: 'Maximiliana-Constanze F.' }}
      title="Maximiliana-Constanze F."
      time={at('12:31 PM')}
      preview="I wrote down everything that Renée said about edges, and it does not fit in one row."
    />
  </nav>
);
