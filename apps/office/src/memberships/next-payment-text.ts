import { formatMediumDay } from '@detroit-well/config/studio-time';

/** The next payment, as the text of a message; nothing without one. */
export const nextPaymentText = (day: string | null): { readonly text?: string } =>
  day === null ? {} : { text: `The next payment is on ${formatMediumDay(day)}.` };
