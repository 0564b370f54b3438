import { pair, quote, text, type SeededPost } from './post.ts';

export const strengthPosts: readonly SeededPost[] = [
  {
    slug: 'your-knees-are-not-the-problem',
    title: 'Your knees are not the problem',
    subheader: 'What fifteen years of coaching adults says about hips, ankles and blame.',
    category: 'topic-strength',
    author: 'author-marcus',
    tags: ['strength', 'joints', 'grown folks'],
    daysAgo: 7,
    likes: 94,
    intro:
      '<p>The knee is a hinge between two joints with opinions. When it complains, it is usually passing on a message.</p>',
    body: [
      text(
        '<p>Ask an ankle to bend and it borrows from the knee. Ask a hip to turn and it borrows from the knee. The knee keeps the books, and one day it sends the bill.</p>',
        'Who owes what',
      ),
      text(
        '<ol><li>Calf raises, slow, off a step.</li><li>Hip hinge with a broomstick.</li><li>One long walk with something heavy in one hand.</li></ol>',
        'Pay it back',
        'split-left',
      ),
      quote(
        'I have never met a bad knee that was not standing on a lazy ankle.',
        'Denise Okafor',
        'Physical therapist',
      ),
    ],
  },
  {
    slug: 'carry-something-heavy-twice-a-week',
    title: 'Carry something heavy twice a week',
    subheader: 'Groceries count. A short case for the loaded walk.',
    category: 'topic-strength',
    author: 'author-marcus',
    tags: ['strength', 'home'],
    daysAgo: 45,
    likes: 57,
    intro: '<p>No exercise has a shorter manual. Pick it up. Walk. Put it down.</p>',
    body: [
      text(
        '<p>A loaded walk trains the grip, the trunk, the hips and the patience, and it cannot be done with bad posture for long. Start with what you can hold for forty steps.</p>',
        'The whole manual',
      ),
      pair(
        'two-bells',
        'two-bags',
        'Two kettlebells on a floor, and two grocery bags on a step',
        'Left, Tuesday. Right, also training.',
      ),
      text(
        '<p>Twice a week, two hundred steps in all, a little more every month. In a year you will not recognize your stairs.</p>',
        '',
        'center',
      ),
    ],
  },
  {
    slug: 'the-hinge-explained-with-a-car-door',
    title: 'The hinge, explained with a car door',
    subheader: 'Both hands full, door open: you already know this movement.',
    category: 'topic-strength',
    author: 'author-marcus',
    tags: ['strength', 'technique'],
    daysAgo: 70,
    likes: 48,
    intro:
      '<p>You have groceries in both arms and the car door is open. You close it with your backside. That is a hinge. You are welcome.</p>',
    body: [
      text(
        '<p>Weight in the heels, shins still, back long, and the hips go looking for a door. The bell only follows.</p>',
        'Find the door',
      ),
      quote(
        'The bell goes up because the hips went back. Everything else is decoration.',
        'Marcus Whitfield',
        'Coach, Core//Strength',
      ),
    ],
  },
];
