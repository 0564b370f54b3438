import { paths } from '@detroit-well/config/paths';

/** The items of Your Feed, newest first. `hoursAgo` counts back from the seed. */
export const feed: readonly {
  hoursAgo: number;
  author: string;
  content: string;
  link?: string;
  media?: true;
}[] = [
  {
    hoursAgo: 3,
    author: 'Renée Alston',
    content: 'Saturday is moving to Floor A. Same time, better light, same sixteen people.',
  },
  {
    hoursAgo: 20,
    author: 'Marcus Whitfield',
    content: 'Two places left on Tuesday. If you have been circling it, this is the lap.',
    link: paths.training(),
  },
  {
    hoursAgo: 27,
    author: 'Imani Brooks',
    content: 'Thursday filled up overnight. Waitlist is open, and it does move.',
  },
  {
    hoursAgo: 49,
    author: 'Terrence Hollis',
    content: 'Last Sunday, eleven people went backward for the first time. Here is the floor right after.',
    media: true,
  },
  {
    hoursAgo: 70,
    author: 'Denise Okafor',
    content: 'If your ankles are talking to you, read this before you lace up tighter.',
    link: paths.post('lace-up-like-it-matters'),
  },
  {
    hoursAgo: 96,
    author: 'Dana Pruitt',
    content: 'The side door on the alley is open again. Ramp, no steps, light on.',
  },
  {
    hoursAgo: 121,
    author: 'Renée Alston',
    content: 'Count of the week: four in, four out. If you can clap it, you can skate it.',
  },
  {
    hoursAgo: 150,
    author: 'Marcus Whitfield',
    content: 'Carry something heavy twice a week. Groceries count. I wrote down why.',
    link: paths.post('carry-something-heavy-twice-a-week'),
  },
  {
    hoursAgo: 175,
    author: 'Dana Pruitt',
    content: 'Lost and found: one left wrist guard, one very good thermos. Both at the desk.',
  },
  {
    hoursAgo: 210,
    author: 'Imani Brooks',
    content: 'New playlist for Slow Flow. Nothing over 118, nothing under 1983.',
  },
  {
    hoursAgo: 260,
    author: 'Terrence Hollis',
    content: 'Community Roll is free and stays free. Bring the friend who says they cannot skate.',
  },
  {
    hoursAgo: 300,
    author: 'Denise Okafor',
    content: 'Balance Lab homework: brush your teeth on one leg. Switch at the halfway mark.',
  },
  {
    hoursAgo: 350,
    author: 'Renée Alston',
    content: 'Helmets got new liners. Come early, find the one that fits.',
  },
  {
    hoursAgo: 400,
    author: 'Dana Pruitt',
    content:
      'Welcome to the new cohort. Sixteen of you, one of each kind of nervous. That is the right number.',
  },
];
