import { pair, picture, quote, text, type SeededPost } from './post.ts';

export const rhythmPosts: readonly SeededPost[] = [
  {
    slug: 'learn-to-count-before-you-learn-to-turn',
    title: 'Learn to count before you learn to turn',
    subheader: 'A four count is a floor plan. Once you can hear it, your feet stop guessing.',
    category: 'topic-rhythm',
    author: 'author-renee',
    tags: ['beginners', 'rhythm', 'technique'],
    daysAgo: 3,
    likes: 128,
    intro:
      '<p>Every new skater asks how to turn. Almost none ask when. The how takes an afternoon. The when is the whole sport, and it has been sitting in the music the entire time.</p>',
    body: [
      text(
        '<p>On the first night of a cohort nobody skates for twenty minutes. We stand on the carpet in socks and clap. One, two, three, four. It feels like kindergarten and the room laughs about it, and then somewhere around the third song the laughing stops because sixteen adults are suddenly landing on the same beat.</p><p>A four count is not a drill. It is a floor plan. It tells you where the wall is, how long you have to get there, and who else is about to arrive.</p>',
      ),
      quote(
        'The floor is already moving. You are just deciding when to join it.',
        'Terrence Hollis',
        'Coach, Skate//Well',
      ),
      text(
        '<p>In a chart, a slash means keep time. No melody, no decoration, just hold the pulse until somebody tells you otherwise. Two of them side by side is half a bar of patience. Before you push, wait for two. Feel the weight settle into the outside edge. Then go.</p>',
        'Start with the pause',
        'split-left',
      ),
      pair(
        'week-one',
        'the-record',
        'Skates in a row on the carpet, and a record on a turntable',
        'Left, week one. Right, the reason for it: a 104 beats-per-minute side, played until the room stops counting out loud.',
      ),
      text(
        '<p>The corner is where counting pays rent. Enter on one, lean on two, hold three, exit on four. If you are early you will scrub. If you are late you will drift. If you are on it, the turn happens to you.</p>',
        'Then take it to the corner',
        'split-right',
      ),
      picture('the-corner', 'Long light trails of skates through a corner of the rink'),
      text(
        '<p>Bring socks. Bring a song you know by heart. We will supply the other fifteen people.</p>',
        '',
        'center',
      ),
    ],
  },
  {
    slug: 'twelve-records-at-104-beats-per-minute',
    title: 'Twelve records at 104 beats per minute',
    subheader: 'The tempo that makes beginners look like they have been here before.',
    category: 'topic-rhythm',
    author: 'author-terrence',
    tags: ['music', 'rhythm'],
    daysAgo: 24,
    likes: 205,
    intro:
      '<p>There is a tempo at which a nervous person looks relaxed. We have tested it on about a thousand people.</p>',
    body: [
      text(
        '<p>Under 96 you have time to think, and thinking is where wobbling comes from. Over 112 you have none. In between there is a pocket where a push, a glide and a breath fit into one bar. That pocket is 104.</p>',
        'Why that number',
      ),
      quote(
        'Nobody ever fell over to a record they loved. Slowed down, sure.',
        'Terrence Hollis',
        'Coach, Skate//Well',
      ),
      text(
        '<ul><li>Two sides of slow funk, for the carpet.</li><li>Four of early house, for the straights.</li><li>Four of boogie, for the corners.</li><li>Two ballads, for the end, when the room holds hands without being asked.</li></ul>',
        'The crate',
        'split-right',
      ),
    ],
  },
  {
    slug: 'in-praise-of-the-mirror-ball',
    title: 'In praise of the mirror ball',
    subheader: 'One motor, four hundred mirrors, and the best free mood lighting ever made.',
    category: 'topic-rhythm',
    author: 'author-imani',
    tags: ['rink', 'music'],
    daysAgo: 38,
    likes: 143,
    intro:
      '<p>It has no settings. It has one speed. It has been improving people since before any of us could stand up.</p>',
    body: [
      text(
        '<p>A mirror ball turns about once every twenty seconds, which is five bars at our tempo. Watch the dots cross the floor and you are watching a slow count go by.</p>',
        'A clock you can skate in',
      ),
      picture('the-dots', 'Dots of light from a mirror ball across a maple floor'),
      quote(
        'Turn the house lights down and everybody gets better posture.',
        'Imani Brooks',
        'Coach, Movement//Well',
      ),
    ],
  },
];
