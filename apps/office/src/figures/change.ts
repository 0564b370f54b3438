import { daysBetween } from '@detroit-well/config/studio-time';
import type { Period } from './period.ts';

/** `the 12 weeks before`: as many days, right before the period. */
export function beforeText({ first, last }: Period): string {
  const days = daysBetween(first, last) + 1;
  if (days === 1) return 'the day before';
  return days % 7 === 0 && days > 7 ? `the ${days / 7} weeks before` : `the ${days} days before`;
}

/** `+12%`; null where nothing was before, or nothing of which there is a share. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const points = Math.round((now / before - 1) * 100);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}%`;
}
