import type { PlanPrice, RatedSession } from '../src/routes/membership/loader.ts';

export const night: RatedSession = {
  id: 'floor',
  title: 'Open Floor',
  href: '/training/floor',
  day: '2026-12-11',
  when: 'Friday, December 11',
  length: 'One night',
  isCourse: false,
  pricePublic: 3200,
  priceMember: 2400,
};
export const course: RatedSession = {
  ...night,
  id: 'glide',
  title: 'Rhythm & Glide',
  day: '2026-11-28',
  when: '6 Saturdays, Nov 28 to Jan 2',
  length: '6 Saturdays',
  isCourse: true,
  pricePublic: 24_000,
  priceMember: 18_000,
};
export const monthly: PlanPrice = { id: 'm', versionId: 'v1', period: 'month', cents: 4900 };
export const yearly: PlanPrice = { id: 'y', versionId: 'v2', period: 'year', cents: 49_000 };
export const today = '2026-11-25';
