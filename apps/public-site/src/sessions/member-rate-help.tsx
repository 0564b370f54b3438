import { memberRateHelp } from '@detroit-well/booking/price-note';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatFullDay } from '@detroit-well/config/studio-time';
import type { PageContext } from '../page.ts';
import { useVisitor, type Visitor } from '../visitor/visitor.ts';
import { joinQuery, registerHref } from './register-href.ts';
import { rateOf } from './visitor-session.ts';
import type { SessionSummary } from './session-view.ts';

interface MemberRateHelpProps {
  readonly session: SessionSummary;
  readonly context: Pick<PageContext, 'portalUrl'>;
  /** In the panel of guests, which offers the membership itself. */
  readonly inPanel?: boolean;
}

/** The explanation of the member rate; for a member who pays it, its last day. */
export function MemberRateHelp({ session, context, inPanel = false }: MemberRateHelpProps) {
  const visitor = useVisitor();
  if (visitor.kind === 'member' && rateOf(session, visitor).rate === 'member') {
    const end = visitor.membership?.end_date;
    return (
      <>
        <p>{`You pay the member rate while your membership is active${end ? `, until ${formatFullDay(end)}` : ''}.`}</p>
        <a href={portalUrl(context.portalUrl, paths.dashboard.membership())}>See your membership</a>
      </>
    );
  }
  return (
    <>
      <p>{memberRateHelp}</p>
      <p>{inPanel ? 'You can join below.' : <a href={joinHref(context, session, visitor)}>{joinLabel}</a>}</p>
      <MembershipLink />
    </>
  );
}

export const joinLabel = 'Join while you register';

/**
 * The panel where a membership and the session are paid together: a visitor's here, a member's in the portal. For a session that
 * takes no registrations now, a visitor makes an account and sees in the portal what is left.
 */
export function joinHref(
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  session: Pick<SessionSummary, 'public_id' | 'href' | 'is_full' | 'registration_open'>,
  visitor: Visitor,
): string {
  const panel = paths.dashboard.home({ join: session.public_id });
  if (visitor.kind === 'member') return portalUrl(portal, panel);
  if (session.registration_open && !session.is_full) return `${registerHref(session)}&${joinQuery}`;
  return portalUrl(portal, paths.register({ next: panel }));
}

export function MembershipLink() {
  return <a href={paths.membership()}>See what a membership costs</a>;
}
