import { bags } from './catalogue.ts';

/** A recurring session: same weekday, room and coach. Each session stores the fields that are columns. */
export interface Series {
  readonly key: string;
  readonly programId: string;
  readonly coachId: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
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
    coachId: 'coach-renee-alston',
    title: 'Rhythm & Glide',
    description:
      'We start with how to fall, then how to stop, then how to stop caring who is watching. You will glide on each foot for a four count, and roll a full lap in time with the room, hands down, shoulders easy. Skates are included, helmets are not optional, and the playlist is older than the coach.',
    location: 'Eastside Rink, Floor A',
    weekday: 6,
    from: '18:30',
    to: '20:00',
    pricePublicCents: 24_000,
    priceMemberCents: 18_000,
    maxParticipants: 16,
    requirements: bags.onWheels,
    whatToBring: bags.rinkBag,
  },
  {
    key: 'kettlebell-standard',
    programId: 'program-kettlebell',
    coachId: 'coach-marcus-whitfield',
    title: 'Kettlebell Standard',
    description:
      'Six movements, one bell, and a count you can hear from the street. Marcus teaches the hinge first and the weight last. You leave taller than you came.',
    location: 'The Maple Room',
    weekday: 2,
    from: '19:00',
    to: '20:00',
    pricePublicCents: 16_800,
    priceMemberCents: 12_600,
    maxParticipants: 16,
    requirements: bags.onFeet,
    whatToBring: ['Flat shoes, or none', 'Water, and a towel', 'Nothing else: bells are here'],
  },
  {
    key: 'slow-flow-deep-house',
    programId: 'program-slow-flow',
    coachId: 'coach-imani-brooks',
    title: 'Slow Flow, Deep House',
    description:
      'Hips, spine and shoulders to four records mixed by hand. Nothing is held longer than a breakdown. Come stiff, leave liquid.',
    location: 'The Maple Room',
    weekday: 4,
    from: '18:00',
    to: '19:15',
    pricePublicCents: 12_000,
    priceMemberCents: 9_000,
    maxParticipants: 16,
    requirements: bags.onFeet,
    whatToBring: bags.matBag,
  },
  {
    key: 'backward-fundamentals',
    programId: 'program-backward',
    coachId: 'coach-terrence-hollis',
    title: 'Backward Fundamentals',
    description:
      'You already go forward. Here you learn to look over your shoulder, sit into the edge, and let the floor come to you. Expect to be bad at it for twenty minutes and hooked by the hour.',
    location: 'Eastside Rink, Floor B',
    weekday: 0,
    from: '10:00',
    to: '11:30',
    pricePublicCents: 24_000,
    priceMemberCents: 18_000,
    maxParticipants: 16,
    requirements: [...bags.onWheels, 'Comfortable gliding forward on one foot'],
    whatToBring: bags.rinkBag,
  },
  {
    key: 'detroit-style-open-floor',
    programId: 'program-detroit-style',
    coachId: 'coach-renee-alston',
    title: 'Detroit Style: Open Floor',
    description:
      'Half an hour of line work, then the floor is yours. House rules, real records, and a floor guard who remembers your name.',
    location: 'Eastside Rink, Floor A',
    weekday: 5,
    from: '20:30',
    to: '22:30',
    pricePublicCents: 3_200,
    priceMemberCents: 2_400,
    maxParticipants: null,
    requirements: bags.onWheels,
    whatToBring: bags.rinkBag,
  },
  {
    key: 'balance-lab',
    programId: 'program-balance-lab',
    coachId: 'coach-denise-okafor',
    title: 'Balance Lab',
    description:
      'One leg, then one leg with your eyes closed, then one leg while somebody throws you a ball. It is funnier than it sounds and it works better than it looks.',
    location: 'The Maple Room',
    weekday: 6,
    from: '09:00',
    to: '10:00',
    pricePublicCents: 10_800,
    priceMemberCents: 8_100,
    maxParticipants: 12,
    requirements: bags.onFeet,
    whatToBring: bags.matBag,
  },
];

/** The free series. */
export const communityRoll: Series = {
  key: 'community-roll',
  programId: 'program-detroit-style',
  coachId: 'coach-terrence-hollis',
  title: 'Community Roll',
  description:
    'Free, slow and lit low. Bring somebody who says they cannot skate. Floor guards on wheels all night, rentals at the desk.',
  location: 'Eastside Rink, Floor B',
  weekday: 0,
  from: '18:00',
  to: '20:00',
  pricePublicCents: 0,
  priceMemberCents: 0,
  maxParticipants: 60,
  requirements: bags.onWheels,
  whatToBring: bags.rinkBag,
};
