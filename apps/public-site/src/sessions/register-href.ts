import type { SessionSummary } from './session-view.ts';

/** Marks a link that opens the registration panel. The inline script contains the same text (src/early/early.ts). */
export const registerQuery = 'register=1';

/** Marks the link of an email about an open spot. */
export const openingQuery = 'opening=1';

/** Marks the link of a person who wants to join while registering. */
export const joinQuery = 'join=1';

/** The session's page with the registration panel open. The link also works without JavaScript. */
export const registerHref = (session: Pick<SessionSummary, 'href'>): string =>
  `${session.href}${session.href.includes('?') ? '&' : '?'}${registerQuery}`;
