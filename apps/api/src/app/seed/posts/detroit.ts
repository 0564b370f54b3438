import { pair, picture, quote, text, type SeededPost } from './post.ts';

export const detroitPosts: readonly SeededPost[] = [
  {
    slug: 'forty-winters-of-sunday-adult-night',
    title: 'Forty winters of Sunday adult night',
    subheader: 'A short history of the rinks that kept the lights on, and the people who paid the bill.',
    category: 'topic-detroit',
    author: 'author-denise',
    tags: ['detroit', 'history', 'rink'],
    daysAgo: 16,
    likes: 311,
    intro: '<p>Before there was a name for the style there was a night for it, and the night was Sunday.</p>',
    body: [
      text(
        '<p>The rule was eighteen and over, no rentals after nine, and whoever was on the floor at the last song helped sweep. People came from both sides of town and left with each other’s phone numbers and recipes.</p>',
        'Eighteen and over',
      ),
      pair(
        'the-door',
        'the-floor',
        'The side door of a rink at night, and its floor under lamps',
        'Left, the door on the alley. Right, what was behind it.',
      ),
      quote(
        'You could have the worst week of your life and still be somebody on Sunday.',
        'Terrence Hollis',
        'Coach, Skate//Well',
      ),
      text(
        '<p>We did not invent anything. We sweep, we count, and we keep a night for it.</p>',
        'What we kept',
        'split-left',
      ),
    ],
  },
  {
    slug: 'the-drive-home-is-part-of-the-class',
    title: 'The drive home is part of the class',
    subheader: 'Why we keep the last song slow and the parking lot lit.',
    category: 'topic-detroit',
    author: 'author-denise',
    tags: ['detroit', 'recovery'],
    daysAgo: 66,
    likes: 83,
    intro: '<p>A session ends when you are home, warm, and only pleasantly tired. We plan for that.</p>',
    body: [
      text(
        '<p>The last song is slow on purpose. Your pulse comes down, the lights come up in steps, and nobody walks to a car alone.</p>',
        'Landing',
      ),
      picture('the-bridge', 'The bridge at night, its lights leaning into the river'),
    ],
  },
];

export const gearPosts: readonly SeededPost[] = [
  {
    slug: 'a-plain-guide-to-wheel-hardness',
    title: 'A plain guide to wheel hardness',
    subheader: 'Soft for grip, hard for slide. Everything else is marketing.',
    category: 'topic-gear',
    author: 'author-renee',
    tags: ['gear', 'beginners'],
    daysAgo: 31,
    likes: 62,
    intro:
      '<p>Wheels carry one number that matters. Here is how to read it without being sold something.</p>',
    body: [
      text(
        '<ul><li><strong>78 to 85</strong>: streets and beginners. Grips like a shy friend.</li><li><strong>86 to 95</strong>: our maple, most nights.</li><li><strong>96 and up</strong>: sliding, if you already know why you want it.</li></ul>',
        'The number',
      ),
      quote(
        'If you are asking which wheel makes it easier: the one on the skate that fits.',
        'Renée Alston',
        'Coach, Skate//Well',
      ),
    ],
  },
  {
    slug: 'lace-up-like-it-matters',
    title: 'Lace up like it matters',
    subheader: 'Tight at the ankle, easy at the toe, and never through the top hook.',
    category: 'topic-gear',
    author: 'author-terrence',
    tags: ['gear', 'technique'],
    daysAgo: 58,
    likes: 71,
    intro: '<p>Half of what people call weak ankles is a shoelace.</p>',
    body: [
      text(
        '<p>Heel back, toes up, snug from the third eyelet. Lock it at the ankle with one twist. Leave the top hook alone until you can bend your knee without asking permission.</p>',
        'From the bottom',
      ),
      picture('laces', 'Laces crossing over the tongue of a quad skate'),
    ],
  },
  {
    slug: 'what-to-expect-on-your-first-night',
    title: 'What to expect on your first night',
    subheader: 'Where to park, what to wear, when to breathe, and who will hold your hand.',
    category: 'topic-beginners',
    author: 'author-denise',
    tags: ['beginners', 'grown folks'],
    daysAgo: 48,
    likes: 188,
    intro:
      '<p>You will be nervous, and so will fifteen other people. Here is the whole evening, so that nothing surprises you but yourself.</p>',
    body: [
      text(
        '<p>Park on the alley side. Come in by the lit door. Somebody at the desk knows your name already, because there are only sixteen of you.</p>',
        'Before',
        'split-left',
      ),
      text(
        '<p>Twenty minutes in socks. Twenty on the carpet in skates. Twenty on the floor, holding the wall or a hand. Both are allowed.</p>',
        'During',
        'split-right',
      ),
      quote('Nobody learns to fall alone.', 'House rule', 'Printed over the desk'),
      text('<p>You will sleep well. You will be back.</p>', 'After', 'center'),
    ],
  },
];
