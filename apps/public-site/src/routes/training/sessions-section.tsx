import { countUpcoming } from '@detroit-well/booking/session-view';
import { availabilityUnknown } from '@detroit-well/api-client/loading';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { RefreshIcon } from '@detroit-well/ui/icons';
import { SessionCard, SessionCards } from '@detroit-well/ui/patterns/session-card';
import type { PageContext } from '../../page.ts';
import { cardPictures, emptyFloorPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { cardAction } from '../../sessions/card-action.ts';
import { cardView } from '../../sessions/visitor-session.ts';
import { ListWithoutSessions } from '../../session-list/list-without-sessions.tsx';
import type { SessionList } from '../../session-list/use-session-list.ts';
import { monthsSpan } from '../../sessions/months-span.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { StatusNotice } from '../../sessions/status-notice.tsx';
import { useVisitor } from '../../visitor/visitor.ts';
import { showAllHref, useMore } from './use-more.ts';

interface SessionsSectionProps {
  readonly list: SessionList;
  /** The sessions that match the filter; null while there is no list. */
  readonly sessions: readonly SessionSummary[] | null;
  /** The value in the query string. */
  readonly filter: string;
  readonly showAll: boolean;
  readonly context: PageContext;
  readonly onShowAll: () => void;
}

/** The calendar, or why there is none. */
export function SessionsSection(props: SessionsSectionProps) {
  const { list, sessions, filter, showAll, context, onShowAll } = props;
  const visitor = useVisitor();
  const { shown, list: section, showMore } = useMore(showAll);
  const pictures = cardPictures(sessions ?? []);
  return (
    <section ref={section} className="training-sessions wrap" aria-labelledby="sessions-title">
      <div className="sec-head">
        <h2 className="d2" id="sessions-title">
          Upcoming Training Sessions
        </h2>
        <p className="muted tnum" aria-live="polite">
          <span>{sessions ? countLine(sessions) : null}</span>
          {list.stale ? <span className="sm">{` ${availabilityUnknown}`}</span> : null}
        </p>
      </div>
      {sessions === null ? (
        <ListWithoutSessions list={list} context={context} />
      ) : sessions.length === 0 ? (
        <NoSessions here={context.here} onShowAll={onShowAll} />
      ) : (
        <>
          <SessionCards>
            {sessions.slice(0, shown).map((session, index) => (
              <SessionCard
                key={session.public_id}
                {...cardView(session, visitor)}
                {...(session.status === 'cancelled' ? { seats: null } : {})}
                action={cardAction(session, visitor, context.now, context.portalUrl)}
                notice={<StatusNotice status={session.status} />}
                picture={
                  <Picture path={pictures[index] ?? ''} width={640} height={400} first={index === 0} />
                }
              />
            ))}
          </SessionCards>
          {shown < sessions.length ? (
            <p data-part="more">
              <ButtonLink variant="line" href={showAllHref(filter)} onClick={showMore}>
                Show more sessions
              </ButtonLink>
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

/** Counts like the tiles: a cancelled session is listed but not counted. */
function countLine(sessions: readonly SessionSummary[]): string {
  const count = countUpcoming(sessions, '');
  const noun = count === 1 ? 'session' : 'sessions';
  const months = monthsSpan(sessions.map(({ start_datetime: start }) => start));
  return `${count} ${noun}${months && `, ${months}`}`;
}

function NoSessions({ here, onShowAll }: { here: string; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No Sessions Available"
      art={<Picture path={emptyFloorPicture} width={560} height={400} />}
      action={
        <>
          <ButtonLink href={here}>
            <RefreshIcon /> Refresh
          </ButtonLink>
          <Button variant="line" onClick={onShowAll}>
            All Training
          </Button>
        </>
      }
    >
      The floor is open but nothing is on the calendar here yet. New cohorts post on Mondays.
    </EmptyState>
  );
}
