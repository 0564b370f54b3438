import type { SessionSummary } from '../sessions/session-view.ts';

/** Marks a link that opens the registration; the inline script knows it by this text too (src/early/early.ts). */
export const registerMark = 'register=1';

/** The session's page with the registration open: also the way without script. */
export const registerHref = (session: Pick<SessionSummary, 'href'>): string =>
  `${session.href}${session.href.includes('?') ? '&' : '?'}${registerMark}`;
