import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { SessionRow, SessionRows } from '@detroit-well/ui/patterns/session-row';
import { useState } from 'react';
import type { CoachView } from '../../coaches/coach-view.ts';
import type { PageContext } from '../../page.ts';
import { cardAction } from '../../sessions/card-action.ts';
import { monthsSpan } from '../../sessions/months-span.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { StatusNotice } from '../../sessions/status-notice.tsx';
import { cardView } from '../../sessions/visitor-session.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { firstName } from './first-name.ts';

interface CoachSessionsProps {
  readonly coach: CoachView;
  readonly sessions: readonly SessionSummary[] | null;
  readonly context: PageContext;
}

const shownFirst = 3;

/** The next sessions of the coach: three of them, then all. */
export function CoachSessions({ coach, sessions, context }: CoachSessionsProps) {
  const visitor = useVisitor();
  const [all, setAll] = useState(new URL(context.here, context.siteUrl).searchParams.get('show') === 'all');
  const shown = sessions?.slice(0, all ? undefined : shownFirst) ?? [];
  return (
    <section aria-labelledby="sessions">
      <div className="sec-head">
        <h2 className="d2" id="sessions">
          {`Train with ${firstName(coach)}`}
        </h2>
        {sessions && sessions.length > 0 ? (
          <p className="muted tnum">{`${countText(sessions.length)}, ${monthsSpan(sessions.map(({ start_datetime }) => start_datetime))}`}</p>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <SessionRows>
          {shown.map((session) => (
            <SessionRow
              key={session.public_id}
              {...cardView(session, visitor)}
              notice={session.status === 'scheduled' ? null : <StatusNotice status={session.status} />}
              action={cardAction(session, visitor, context.now, context.portalUrl)}
            />
          ))}
        </SessionRows>
      ) : (
        <div data-part="none">
          <p className="lead">
            {sessions === null
              ? 'We couldn’t load the sessions.'
              : `${firstName(coach)} has no sessions on the calendar right now.`}
          </p>
          <ButtonLink variant="line" href={sessions === null ? context.here : paths.training()}>
            {sessions === null ? 'Retry' : 'Explore Training'}
          </ButtonLink>
        </div>
      )}
      {sessions && !all && sessions.length > shownFirst ? (
        <p data-part="more">
          <ButtonLink
            variant="line"
            href={`${coach.href}?show=all#sessions`}
            onClick={(event) => {
              event.preventDefault();
              setAll(true);
            }}
          >
            {`All ${sessions.length} sessions`}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

const countText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);
