import type { OfficeSession } from '@detroit-well/api-client';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatDayOfMonth, formatLongWeekday, formatMonth } from '@detroit-well/config/studio-time';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { whoMayText } from '../../access/who-may.ts';
import { rosterQuery } from '../../api/roster-queries.ts';
import { dollars } from '../../format/dollars.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { readSettings } from '../../settings/settings.ts';
import { Waitlist } from '../../waitlist/waitlist.tsx';

/** Beside the facts of a session: who is in, and what visitors see of it. */
export function SessionSide({ session }: { session: OfficeSession }) {
  return (
    <aside className="session-side" aria-label="Who is in, and the public site">
      {useMay('roster.read') ? <WhoIsIn session={session} /> : null}
      {useMay('registrations.write') && isComing(session) ? <WhoWaits session={session} /> : null}
      {session.status === 'cancelled' ? null : <PublicCard session={session} />}
    </aside>
  );
}

/** More names are on the roster. */
const namesShown = 10;

function WhoIsIn({ session }: { session: OfficeSession }) {
  const { data, error, refetch } = useQuery({ ...rosterQuery(session.id), meta: { background: true } });
  const mayPerson = useMay('people.read');
  const people = data?.results.filter(({ status }) => status === 'confirmed') ?? [];
  const further = people.length - namesShown;
  return (
    <section aria-labelledby="who-is-in">
      <div className="session-side__head">
        <h2 id="who-is-in">Who is in</h2>
        <TextLink href={paths.office.roster(session.id)}>Roster</TextLink>
      </div>
      {data && people.length === 0 ? <p className="muted">Nobody yet.</p> : null}
      {!data && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      <ul>
        {people.slice(0, namesShown).map(({ registration_id: id, person_id: person, name }) => (
          <li key={id}>
            {person !== null && mayPerson ? <a href={paths.office.person(person)}>{name}</a> : name}
          </li>
        ))}
        {further > 0 ? <li className="muted">{`and ${further} more`}</li> : null}
      </ul>
    </section>
  );
}

/** A waitlist ends with its session. */
const isComing = ({ status, start_datetime: start }: OfficeSession): boolean =>
  status !== 'cancelled' && Date.parse(start) > serverNow();

function WhoWaits({ session: { id, waiting_count: waiting } }: { session: OfficeSession }) {
  return (
    <section aria-labelledby="who-waits">
      <div className="session-side__head">
        <h2 id="who-waits">Waitlist</h2>
        {waiting > 0 ? <span className="tnum">{waiting}</span> : null}
      </div>
      <Waitlist sessionId={id} />
    </section>
  );
}

/** A coach reads the rosters of their own sessions. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refusal = whoMayText(error);
  if (refusal !== null) return <p className="muted">{refusal}</p>;
  return <PartFailure sentence="The people did not load." onRetry={onRetry} />;
}

function PublicCard({ session }: { session: OfficeSession }) {
  const { id, title, category_name: category, program_title: program, start_datetime: start } = session;
  const { apiUrl, publicSiteUrl } = readSettings();
  const href = siteUrl(publicSiteUrl, paths.session({ category, program, title, public_id: id }));
  return (
    <section aria-labelledby="on-the-site">
      <div className="session-side__head">
        <h2 id="on-the-site">On the public site</h2>
        <TextLink href={href}>Open the page</TextLink>
      </div>
      <div className="public-card">
        {session.picture ? <img src={apiUrl + session.picture.path} alt="" /> : null}
        <DatePlate day={formatDayOfMonth(start)} lines={[formatLongWeekday(start), formatMonth(start)]} />
        <p className="public-card__program muted">{program}</p>
        <p className="public-card__title">{title}</p>
        <p className="public-card__price">
          <span className="muted">Public Rate</span>
          <b className="num">{dollars(session.price_public)}</b>
        </p>
      </div>
    </section>
  );
}
