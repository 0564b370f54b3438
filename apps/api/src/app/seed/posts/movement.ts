import { picture, quote, text, type SeededPost } from './post.ts';

export const movementPosts: readonly SeededPost[] = [
  {
    slug: 'how-to-fall-on-purpose',
    title: 'How to fall on purpose',
    subheader: 'Everybody goes down. The trick is to arrive on the floor as if you meant to.',
    category: 'topic-movement',
    author: 'author-imani',
    tags: ['beginners', 'technique', 'grown folks'],
    daysAgo: 12,
    likes: 76,
    intro: '<p>The first thing we teach is the thing everybody came to avoid.</p>',
    body: [
      text(
        '<p>Sit before you fall. The lower you are, the shorter the trip. Hands in fists, so that nobody rolls over fingers. Pick a side, land on what is padded, and slide rather than stop.</p>',
        'Going down',
      ),
      text(
        '<p>Roll to your knees. One foot up. Both hands on that knee, never on the floor. Stand on the count of four, because the room is counting with you.</p>',
        'Coming up',
        'split-right',
      ),
      quote(
        'After the third one they start to laugh. After the fifth they start to skate.',
        'Imani Brooks',
        'Coach, Movement//Well',
      ),
      picture('on-purpose', 'A row of skaters sitting on a maple floor, mid-laugh'),
    ],
  },
  {
    slug: 'a-warm-up-you-can-do-in-the-parking-lot',
    title: 'A warm-up you can do in the parking lot',
    subheader: 'Six minutes, no floor, no excuses. Start at the ankles and work up.',
    category: 'topic-movement',
    author: 'author-imani',
    tags: ['warm-up', 'home'],
    daysAgo: 52,
    likes: 49,
    intro: '<p>The lot is flat, the music is on, and you are early. That is a warm-up waiting to happen.</p>',
    body: [
      text(
        '<ul><li>One minute of ankle circles, holding the car.</li><li>One of heel raises.</li><li>Two of hip circles, both ways.</li><li>One of slow twists.</li><li>One of standing still on one leg, then the other.</li></ul>',
        'Six minutes',
      ),
      text('<p>If somebody stares, invite them. That is how half of Thursday got here.</p>', '', 'center'),
    ],
  },
  {
    slug: 'brush-your-teeth-on-one-leg',
    title: 'Brush your teeth on one leg',
    subheader: 'Two minutes, twice a day, and the cheapest balance class in the city.',
    category: 'topic-movement',
    author: 'author-denise',
    tags: ['balance', 'home'],
    daysAgo: 60,
    likes: 112,
    intro: '<p>You already stand at a sink for four minutes a day. Let us put it to work.</p>',
    body: [
      text(
        '<p>Left leg in the morning, right leg at night. Swap at the halfway beep. When it gets boring, close your eyes for the last ten seconds, with one finger on the sink.</p>',
        'The whole program',
      ),
      quote(
        'Balance is a skill you stopped practicing, not a thing you lost.',
        'Denise Okafor',
        'Coach, Movement//Well',
      ),
    ],
  },
];
