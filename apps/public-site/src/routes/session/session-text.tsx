import { PlaceLines } from '@detroit-well/booking/place-lines';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate, formatZonedTimeRange, meetingCount } from '@detroit-well/config/studio-time';
import { nextMeeting } from '@detroit-well/pricing';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Nights } from '@detroit-well/ui/patterns/nights';
import type { PageContext } from '../../page.ts';
import { courseDatesLabel } from '../../sessions/days-span.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { ShareLink } from '../../share-link/share-link.tsx';

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '');

/** Time, location and coach, the description, what to bring, and the coach's profile. */
export function SessionText({ session, context }: { session: SessionDetail; context: PageContext }) {
  const { requirements, what_to_bring: toBring } = session;
  return (
    <div id="below" data-part="main">
      <Facts session={session} />
      <Dates session={session} now={context.now} />
      <ShareLink title={session.title} path={session.href} context={context} />
      <section data-part="section">
        <h2 className="d3">What we do</h2>
        <div className="stack">
          {paragraphs(session.description).map((text, index) => (
            <p key={text} className={index === 0 ? 'lead' : undefined}>
              {text}
            </p>
          ))}
          {session.programDescription && session.programDescription !== session.description ? (
            <p>{session.programDescription}</p>
          ) : null}
          <p>
            <a
              href={paths.program({
                category: session.program.category_name,
                program: session.program.title,
              })}
            >
              {`All dates of ${session.program.title}`}
            </a>
          </p>
        </div>
      </section>
      {requirements.length + toBring.length > 0 ? (
        <section data-part="section" data-columns>
          <Ticks title="Requirements" items={requirements} />
          <Ticks title="What to bring" items={toBring} />
        </section>
      ) : null}
      {session.coach_name ? <Coach session={session} /> : null}
    </div>
  );
}

function Facts({ session }: { session: SessionDetail }) {
  return (
    <dl data-part="facts">
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={session.start_datetime}>
            <span>{formatLongDate(session.start_datetime)}</span>
            <br />
            <span className="tnum">{formatZonedTimeRange(session.start_datetime, session.end_datetime)}</span>
          </time>
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {session.location}
          <PlaceLines session={session} />
        </dd>
      </div>
      {session.coach_name ? (
        <div>
          <dt>Coach</dt>
          <dd>
            <CoachName session={session} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function CoachName({ session }: { session: SessionDetail }) {
  return session.coachHref ? <a href={session.coachHref}>{session.coach_name}</a> : session.coach_name;
}

/** The dates of a course. */
function Dates({ session, now }: { session: SessionDetail; now: string }) {
  const { meetings } = session;
  if (meetings.length === 1) return null;
  const next = nextMeeting(session, now);
  return (
    <section data-part="section">
      <h2 className="d3">{meetingCount(meetings)}</h2>
      <Nights
        label={courseDatesLabel}
        starts={meetings.map(({ start_datetime }) => start_datetime)}
        next={meetings.findIndex(({ start_datetime }) => start_datetime === next.start_datetime)}
      />
    </section>
  );
}

function Ticks({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="h4">{title}</h2>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Coach({ session }: { session: SessionDetail }) {
  return (
    <section data-part="section" id="coach">
      <div data-part="coach">
        <Avatar name={session.coach_name} src={session.coachFace} size={104} />
        <div>
          <p className="sm muted">Coach</p>
          <h2 className="d3">
            <CoachName session={session} />
          </h2>
          {session.coachBio ? <p>{session.coachBio}</p> : null}
          {session.certifications.length > 0 ? (
            <ul data-part="certifications">
              {session.certifications.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
