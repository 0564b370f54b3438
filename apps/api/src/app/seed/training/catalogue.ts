/** Coaches, categories, programs and locations: the fixed part of the demo's calendar. */
export const coaches = [
  {
    id: 'coach-renee-alston',
    userId: 'person-coach',
    name: 'Renée Alston',
    slug: 'renee-alston',
    bio: 'Learned on the east side in 1994 and has taught adult beginners since 2011. Renée teaches edges the way she was taught: slow record, low knees, no shouting.',
    certifications: ['Certified skate instructor, level 3', 'CPR and first aid', 'Adaptive coaching'],
  },
  {
    id: 'coach-marcus-whitfield',
    name: 'Marcus Whitfield',
    slug: 'marcus-whitfield',
    bio: 'Fifteen years under a barbell and ten teaching adults to leave their ego in the parking lot. Marcus counts every set out loud so you do not have to.',
    certifications: [
      'Strength and conditioning specialist',
      'Kettlebell instructor, level 2',
      'CPR and first aid',
    ],
  },
  {
    id: 'coach-imani-brooks',
    name: 'Imani Brooks',
    slug: 'imani-brooks',
    bio: 'Dancer first, mover always. Imani builds a flow the way a good DJ builds a room: nothing sudden, and nobody wants to leave.',
    certifications: ['Mobility specialist', 'Registered yoga teacher, 500 hours', 'CPR and first aid'],
  },
  {
    id: 'coach-terrence-hollis',
    name: 'Terrence Hollis',
    slug: 'terrence-hollis',
    bio: 'Thirty winters of Sunday adult night. Terrence will have you rolling backward before you remember to be afraid of it.',
    certifications: ['Certified skate instructor, level 2', 'Floor guard', 'CPR and first aid'],
  },
  {
    id: 'coach-denise-okafor',
    name: 'Denise Okafor',
    slug: 'denise-okafor',
    bio: 'A physical therapist by day. Denise teaches balance to people who were told they had none, one ankle at a time.',
    certifications: ['Doctor of physical therapy', 'Fall prevention coach', 'CPR and first aid'],
  },
] as const;

export const categories = [
  {
    id: 'category-skate-well',
    name: 'Skate//Well',
    slug: 'skate-well',
    position: 1,
    ground: 'ink',
    description: 'Balance, edges and Detroit-style rhythm on eight wheels.',
  },
  {
    id: 'category-movement-well',
    name: 'Movement//Well',
    slug: 'movement-well',
    position: 2,
    ground: 'bone',
    description: 'Mobility and flow for joints that have lived a little.',
  },
  {
    id: 'category-core-strength',
    name: 'Core//Strength',
    slug: 'core-strength',
    position: 3,
    ground: 'maple',
    description: 'Carry, hinge, brace. The trunk that keeps you rolling.',
  },
] as const;

export const programs = [
  {
    id: 'program-foundations',
    categoryId: 'category-skate-well',
    title: 'Foundations on Eight Wheels',
    slug: 'foundations-on-eight-wheels',
    difficultyLevel: 'Beginner',
    isFeatured: true,
    position: 1,
    description:
      'From the wall to the one. How to fall, how to stop, and how to stop caring who is watching, in a room of sixteen people who started the same night.',
    outline: [
      { title: 'How to fall', text: 'And how to get up as if you meant it.' },
      { title: 'How to stop', text: 'Twice, on each foot.' },
      { title: 'One foot', text: 'A four count on the left, a four count on the right.' },
      { title: 'Edges', text: 'Slow record, low knees.' },
      { title: 'With the room', text: 'A full lap in time, hands down, shoulders easy.' },
      { title: 'Open floor', text: 'Half an hour of line work, then the floor is yours.' },
    ],
  },
  {
    id: 'program-backward',
    categoryId: 'category-skate-well',
    title: 'Backward and Edges',
    slug: 'backward-and-edges',
    difficultyLevel: 'Intermediate',
    isFeatured: false,
    position: 2,
    description:
      'Turn around and trust it. Backward glides, mohawks and crossovers, counted in fours until they are boring.',
    outline: [],
  },
  {
    id: 'program-detroit-style',
    categoryId: 'category-skate-well',
    title: 'Detroit Style',
    slug: 'detroit-style',
    difficultyLevel: 'Advanced',
    isFeatured: true,
    position: 3,
    description:
      'The slide, the spin and the line, taught by people who were there. Open floor, real records, house rules.',
    outline: [],
  },
  {
    id: 'program-slow-flow',
    categoryId: 'category-movement-well',
    title: 'Slow Flow',
    slug: 'slow-flow',
    difficultyLevel: 'All levels',
    isFeatured: true,
    position: 4,
    description:
      'Seventy-five minutes of mobility to deep house. Hips, spine and shoulders, in that order, at the speed of a good record.',
    outline: [],
  },
  {
    id: 'program-balance-lab',
    categoryId: 'category-movement-well',
    title: 'Balance Lab',
    slug: 'balance-lab',
    difficultyLevel: 'Beginner',
    isFeatured: false,
    position: 5,
    description: 'Ankles, eyes and inner ear. An hour on the floor that makes every hour on wheels easier.',
    outline: [],
  },
  {
    id: 'program-kettlebell',
    categoryId: 'category-core-strength',
    title: 'Kettlebell Standard',
    slug: 'kettlebell-standard',
    difficultyLevel: 'All levels',
    isFeatured: false,
    position: 6,
    description: 'Carry, hinge, brace. One bell, six movements, and a room that counts with you.',
    outline: [],
  },
] as const;

const onWheels = [
  '18 or older, with a signed waiver',
  'Able to stand from the floor without help',
  'Helmet and wrist guards on at all times',
];
const onFeet = ['18 or older, with a signed waiver', 'Able to get down to the floor and up again'];
const rinkBag = [
  'Long socks, over the ankle',
  'Water, and a towel for the bench',
  'Your own quads if you have them',
];
const matBag = ['Clothes you can kneel in', 'Water', 'Bare feet or grip socks'];

export const bags = { onWheels, onFeet, rinkBag, matBag } as const;
