import { sessionAvailability } from '@detroit-well/booking/session-view';
import { paths, portalUrl } from '@detroit-well/config/paths';
import type { SessionView } from '@detroit-well/ui/patterns/session-row';
import type { Visitor } from '../visitor/visitor.ts';
import { registerHref } from './register-href.ts';
import { buttonOf, rateOf } from './visitor-session.ts';
import type { SessionSummary } from './session-view.ts';

/** The id of the section with alternative sessions on a session's page. */
export const otherDatesId = 'other-dates';

/**
 * The button of a card. With JavaScript, the link opens the panel in place; for a member and a free session it leads to the
 * session's page, because the registration is one press. When registration is not possible, the button leads to alternative sessions.
 */
export function cardAction(
  session: SessionSummary,
  visitor: Visitor,
  now: string,
  portal: string,
): SessionView['action'] {
  const { label, action } = buttonOf(session, visitor, now);
  if (action === 'open_modal') return { label, href: registerHref(session) };
  if (action === 'register') {
    const isFree = rateOf(session, visitor).cents === 0;
    return { label, href: isFree ? session.href : registerHref(session) };
  }
  if (action === 'go_to_dashboard') return { label, href: portalUrl(portal, paths.dashboard.home()) };
  if (isRegistered(session, visitor)) {
    return { label: 'Your registration', href: registrationHref(session, portal) };
  }
  const availability = sessionAvailability(session, now);
  if (visitor.kind !== 'loading' && availability !== 'open') {
    return {
      label: availability === 'full' ? label : 'Other dates',
      href: `${session.href}#${otherDatesId}`,
    };
  }
  // The label already states the reason.
  return { label, disabledReason: '' };
}

export const isRegistered = (session: SessionSummary, visitor: Visitor): boolean =>
  visitor.kind === 'member' && visitor.registered.includes(session.public_id);

/** The registered session's page in the portal. */
export const registrationHref = (session: SessionSummary, portal: string): string =>
  portalUrl(portal, paths.dashboard.session(session.public_id));
