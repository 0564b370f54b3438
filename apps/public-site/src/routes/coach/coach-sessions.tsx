import { byDay, startDay } from '@detroit-well/booking/schedule/shown-days';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useState } from 'react';
import type { CoachView } from '../../coaches/coach-view.ts';
import type { PageContext } from '../../page.ts';
import { daysSpan } from '../../sessions/days-span.ts';
import { ScheduleDays } from '../../schedule/schedule-days.tsx';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { firstName } from './first-name.ts';

interface CoachSessionsProps {
  readonly coach: CoachView;
  readonly sessions: readonly SessionSummary[] | null;
  readonly context: PageContext;
}

const shownFirst = 3;

/** The next sessions of the coach: three of them, then all. */
export function CoachSessions({ coach, sessions, context }: CoachSessionsProps) {
  const [all, setAll] = useState(new URL(context.here, context.siteUrl).searchParams.get('show') === 'all');
  const shown = sessions?.slice(0, all ? undefined : shownFirst) ?? [];
  return (
    <section aria-labelledby="sessions">
      <div className="sec-head">
        <h2 className="d2" id="sessions">
          {`Train with ${firstName(coach)}`}
        </h2>
        {sessions && sessions.length > 0 ? (
          <p className="muted tnum">{`${countText(sessions.length)}, ${daysSpan(sessions.map(startDay))}`}</p>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <ScheduleDays days={byDay(shown)} context={context} />
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
