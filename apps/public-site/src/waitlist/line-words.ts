import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import type { InLine } from './line.ts';

/**
 * Where somebody stands in the line. The portal says the same from the wire's entry (its words/waiting.ts): the two apps share
 * no room for words about the line, and a third copy would make one.
 */
export function standingInLine(place: InLine): string {
  if (place.kind === 'offered') {
    const { until } = place;
    return `A place is kept for you until ${formatLongDate(until)}, ${formatTime(until)} ${zoneName(until)}.`;
  }
  return place.position > 0 ? `You are number ${place.position} in line.` : 'You are in line.';
}
