/** Providers handle STOP themselves, but carriers require every notification to mention it. */
export const smsOptOut = 'Reply STOP to opt out.';
