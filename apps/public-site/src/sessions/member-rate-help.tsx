import { memberRateHelp } from '@detroit-well/booking/price-note';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatFullDay } from '@detroit-well/config/studio-time';
import type { PageContext } from '../page.ts';
import { useVisitor, type Visitor } from '../visitor/visitor.ts';
import { rateOf } from './visitor-session.ts';
import type { SessionSummary } from './session-view.ts';

interface MemberRateHelpProps {
  readonly session: SessionSummary;
  readonly context: Pick<PageContext, 'portalUrl'>;
}

/** What the member rate is; for a member who pays it, how long. */
export function MemberRateHelp({ session, context }: MemberRateHelpProps) {
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
      <p>
        <a href={joinHref(context, session, visitor)}>{joinLabel}</a>
      </p>
      <MembershipLink />
    </>
  );
}

export const joinLabel = 'Join while you register';

/** The portal's panel, where a membership and the session are paid together. A visitor makes an account first. */
export function joinHref(
  { portalUrl: portal }: Pick<PageContext, 'portalUrl'>,
  { public_id: join }: Pick<SessionSummary, 'public_id'>,
  visitor: Visitor,
): string {
  const panel = paths.dashboard.home({ join });
  return portalUrl(portal, visitor.kind === 'member' ? panel : paths.register({ next: panel }));
}

export function MembershipLink() {
  return <a href={paths.membership()}>See what a membership costs</a>;
}
