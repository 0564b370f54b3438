import { bags } from './catalogue.ts';

/** Hours, room and coach of a series. */
interface Slot {
  readonly from: string;
  readonly to: string;
  readonly location: string;
  readonly coachId: string;
}

/** A recurring session on one weekday. Each session stores the fields that are columns. */
export interface Series {
  readonly key: string;
  readonly programId: string;
  readonly title: string;
  readonly description: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The number of weekly meetings that one registration covers. */
  readonly weeks: number;
  /**
   * Successive sessions take turns. A course of six weeks that starts every two weeks needs three slots, so that no room and
   * no coach is booked twice.
   */
  readonly slots: readonly [Slot, ...Slot[]];
  readonly pricePublicCents: number;
  readonly priceMemberCents: number;
  /** `null` means unlimited. */
  readonly maxParticipants: number | null;
  readonly requirements: readonly string[];
  readonly whatToBring: readonly string[];
}

export const series: readonly Series[] = [
  {
    key: 'rhythm-and-glide',
    programId: 'program-foundations',
    title: 'Rhythm & Glide',
    description:
      'We start with how to fall, then how to stop, then how to stop caring who is watching. You will glide on each foot for a four count, and roll a full lap in time with the room, hands down, shoulders easy. Skates are included, helmets are not optional, and the playlist is older than the coach.',
    weekday: 6,
    weeks: 6,
    slots: [
      { from: '18:30', to: '20:00', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
      { from: '18:30', to: '20:00', location: 'Eastside Rink, Floor B', coachId: 'coach-terrence-hollis' },
      { from: '20:15', to: '21:45', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
    ],
    pricePublicCents: 24_000,
    priceMemberCents: 18_000,
    maxParticipants: 16,
    requirements: bags.onWheels,
    whatToBring: bags.rinkBag,
  },
  {
    key: 'kettlebell-standard',
    programId: 'program-kettlebell',
    title: 'Kettlebell Standard',
    description:
      'Six movements, one bell, and a count you can hear from the street. Marcus teaches the hinge first and the weight last. You leave taller than you came.',
    weekday: 2,
    weeks: 6,
    slots: [
      { from: '19:00', to: '20:00', location: 'The Maple Room', coachId: 'coach-marcus-whitfield' },
      { from: '20:15', to: '21:15', location: 'The Maple Room', coachId: 'coach-marcus-whitfield' },
      { from: '17:45', to: '18:45', location: 'The Maple Room', coachId: 'coach-marcus-whitfield' },
    ],
    pricePublicCents: 16_800,
    priceMemberCents: 12_600,
    maxParticipants: 16,
    requirements: bags.onFeet,
    whatToBring: ['Flat shoes, or none', 'Water, and a towel', 'Nothing else: bells are here'],
  },
  {
    key: 'slow-flow-deep-house',
    programId: 'program-slow-flow',
    title: 'Slow Flow, Deep House',
    description:
      'Hips, spine and shoulders to four records mixed by hand. Nothing is held longer than a breakdown. Come stiff, leave liquid.',
    weekday: 4,
    weeks: 6,
    slots: [
      { from: '18:00', to: '19:15', location: 'The Maple Room', coachId: 'coach-imani-brooks' },
      { from: '19:30', to: '20:45', location: 'The Maple Room', coachId: 'coach-imani-brooks' },
      { from: '21:00', to: '22:15', location: 'The Maple Room', coachId: 'coach-imani-brooks' },
    ],
    pricePublicCents: 12_000,
    priceMemberCents: 9_000,
    maxParticipants: 16,
    requirements: bags.onFeet,
    whatToBring: bags.matBag,
  },
  {
    key: 'backward-fundamentals',
    programId: 'program-backward',
    title: 'Backward Fundamentals',
    description:
      'You already go forward. Here you learn to look over your shoulder, sit into the edge, and let the floor come to you. Expect to be bad at it for twenty minutes and hooked by the hour.',
    weekday: 0,
    weeks: 6,
    slots: [
      { from: '10:00', to: '11:30', location: 'Eastside Rink, Floor B', coachId: 'coach-terrence-hollis' },
      { from: '10:00', to: '11:30', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
      { from: '11:45', to: '13:15', location: 'Eastside Rink, Floor B', coachId: 'coach-terrence-hollis' },
    ],
    pricePublicCents: 24_000,
    priceMemberCents: 18_000,
    maxParticipants: 16,
    requirements: [...bags.onWheels, 'Comfortable gliding forward on one foot'],
    whatToBring: bags.rinkBag,
  },
  {
    key: 'detroit-style-open-floor',
    programId: 'program-detroit-style',
    title: 'Detroit Style: Open Floor',
    description:
      'Half an hour of line work, then the floor is yours. House rules, real records, and a floor guard who remembers your name.',
    weekday: 5,
    weeks: 1,
    slots: [
      { from: '20:30', to: '22:30', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
    ],
    pricePublicCents: 3_200,
    priceMemberCents: 2_400,
    maxParticipants: null,
    requirements: bags.onWheels,
    whatToBring: bags.rinkBag,
  },
  {
    key: 'balance-lab',
    programId: 'program-balance-lab',
    title: 'Balance Lab',
    description:
      'One leg, then one leg with your eyes closed, then one leg while somebody throws you a ball. It is funnier than it sounds and it works better than it looks.',
    weekday: 6,
    weeks: 6,
    slots: [
      { from: '09:00', to: '10:00', location: 'The Maple Room', coachId: 'coach-denise-okafor' },
      { from: '10:15', to: '11:15', location: 'The Maple Room', coachId: 'coach-denise-okafor' },
      { from: '11:30', to: '12:30', location: 'The Maple Room', coachId: 'coach-denise-okafor' },
    ],
    pricePublicCents: 10_800,
    priceMemberCents: 8_100,
    maxParticipants: 12,
    requirements: bags.onFeet,
    whatToBring: bags.matBag,
  },
  {
    key: 'monday-unwind',
    programId: 'program-slow-flow',
    title: 'Monday Unwind',
    description:
      'The weekend is over and your back knows it. Forty minutes on the mat, ten against the wall, and five on the floor in the dark that nobody wants to end.',
    weekday: 1,
    weeks: 6,
    slots: [
      { from: '18:15', to: '19:15', location: 'The Maple Room', coachId: 'coach-imani-brooks' },
      { from: '19:30', to: '20:30', location: 'The Maple Room', coachId: 'coach-imani-brooks' },
      { from: '12:05', to: '13:05', location: 'The Maple Room', coachId: 'coach-denise-okafor' },
    ],
    pricePublicCents: 10_800,
    priceMemberCents: 8_100,
    maxParticipants: 14,
    requirements: bags.onFeet,
    whatToBring: bags.matBag,
  },
  {
    key: 'footwork-midweek',
    programId: 'program-backward',
    title: 'Midweek Footwork',
    description:
      'An hour of nothing but feet: crossovers, mohawks and the turn that everyone fakes. Small steps, slow records, and a coach who sees which foot you skip.',
    weekday: 3,
    weeks: 6,
    slots: [
      { from: '18:30', to: '19:45', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
      { from: '18:30', to: '19:45', location: 'Eastside Rink, Floor B', coachId: 'coach-terrence-hollis' },
      { from: '20:00', to: '21:15', location: 'Eastside Rink, Floor A', coachId: 'coach-renee-alston' },
    ],
    pricePublicCents: 18_000,
    priceMemberCents: 13_200,
    maxParticipants: 16,
    requirements: [...bags.onWheels, 'Comfortable gliding forward on one foot'],
    whatToBring: bags.rinkBag,
  },
];

/** The free series. */
export const communityRoll: Series = {
  key: 'community-roll',
  programId: 'program-detroit-style',
  title: 'Community Roll',
  description:
    'Free, slow and lit low. Bring somebody who says they cannot skate. Floor guards on wheels all night, rentals at the desk.',
  weekday: 0,
  weeks: 1,
  slots: [
    { from: '18:00', to: '20:00', location: 'Eastside Rink, Floor B', coachId: 'coach-terrence-hollis' },
  ],
  pricePublicCents: 0,
  priceMemberCents: 0,
  maxParticipants: 60,
  requirements: bags.onWheels,
  whatToBring: bags.rinkBag,
};
