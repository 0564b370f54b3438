import type { SessionView } from './session-view.ts';

/** A placeholder drawing. The apps provide the real pictures. */
export const samplePicture = (ground: string) => (
  <svg viewBox="0 0 16 10" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill={ground} d="M0 0h16v10H0z" />
    <path stroke="#ff3b1f" d="m3 10 3.64-10M4 10 7.64 0" strokeWidth="0.3" />
  </svg>
);

const open: SessionView = {
  title: 'Rhythm & Glide',
  href: '#rhythm-and-glide',
  category: 'Skate//Well',
  level: 'Beginner',
  date: { day: '14', weekday: 'Saturday', month: 'March' },
  time: '6:30 PM – 8:00 PM',
  location: 'Eastside Rink, Floor A',
  coach: 'Renée Alston',
  seats: { taken: 11, max: 16, tone: 'open', label: 'Available', detail: '5 of 16 spots' },
  price: {
    amount: '$180',
    was: '$240',
    rate: 'Member Rate',
    note: { buys: '6 Saturdays, Mar 14 to Apr 18', each: '$30 a night' },
  },
  action: { label: 'Register Now', href: '#register' },
};

export const sampleSessions: readonly SessionView[] = [
  open,
  {
    ...open,
    title: 'Kettlebell Standard',
    href: '#kettlebell',
    category: 'Core//Strength',
    level: 'All levels',
    date: { day: '17', weekday: 'Tuesday', month: 'March' },
    time: '7:00 PM – 8:00 PM',
    location: 'The Maple Room',
    coach: 'Marcus Whitfield',
    seats: { taken: 14, max: 16, tone: 'hot', label: 'Almost Full', detail: '2 of 16 spots' },
    price: { amount: '$168', rate: 'Public Rate' },
  },
  {
    ...open,
    title: 'Slow Flow, Deep House',
    href: '#slow-flow',
    category: 'Movement//Well',
    level: 'All levels',
    date: { day: '19', weekday: 'Thursday', month: 'March' },
    time: '6:00 PM – 7:15 PM',
    location: 'The Maple Room',
    coach: 'Imani Brooks',
    seats: { taken: 16, max: 16, tone: 'full', label: 'Full', detail: '16 of 16 taken' },
    price: { amount: '$120', rate: 'Public Rate' },
    action: { label: 'Session Full', onPress: () => undefined },
  },
  {
    ...open,
    title: 'Detroit Style: Open Floor',
    href: '#open-floor',
    date: { day: '27', weekday: 'Friday', month: 'March' },
    coach: undefined,
    seats: { taken: 3, max: null, tone: 'open', label: 'Available', detail: 'unlimited spots' },
    price: { amount: 'Free', rate: 'Public Rate' },
  },
];
