import type { SessionView } from '@detroit-well/ui/patterns/session-card';
import type { Visitor } from '../visitor/visitor.ts';
import { registerHref } from '../registration/register-href.ts';
import { buttonOf } from './session-card-view.ts';
import type { SessionSummary } from './session-view.ts';

/**
 * The button of a card. A guest's link opens the form in place where there is script; a member decides on the session's own
 * page, beside price and refund terms.
 */
export function cardAction(
  session: SessionSummary,
  visitor: Visitor,
  now: string,
  dashboardHref: string,
): SessionView['action'] {
  const { label, action } = buttonOf(session, visitor, now);
  if (action === 'open_modal') return { label, href: registerHref(session) };
  if (action === 'register') return { label, href: session.href };
  if (action === 'go_to_dashboard') return { label, href: dashboardHref };
  // The label is the reason; nothing needs to be added to it.
  return { label, disabledReason: '' };
}
