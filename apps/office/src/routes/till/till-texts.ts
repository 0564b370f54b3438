import type { Till } from '@detroit-well/api-client';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';

/** `Friday, March 13, 9:52 PM` */
export const momentText = (at: string): string => `${formatLongDate(at)}, ${formatTime(at)}`;

/** When the till began: `Since Friday, March 13, 9:52 PM, closed by Lena Marsh.` */
export const sinceText = ({ since, closed_by: by }: Pick<Till, 'since' | 'closed_by'>): string =>
  by === null
    ? `Since ${momentText(since)}. This is the first till.`
    : `Since ${momentText(since)}, closed by ${by.name}.`;
