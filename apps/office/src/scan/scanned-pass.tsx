import type { OfficeRoster, OfficeRosterEntry, ScannedPerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatTime } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useMay } from '../access/access.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useQueue } from '../roster/unsent.ts';
import { withUnsent } from '../roster/with-unsent.ts';
import type { Registration, ScanOutcome } from './scan-outcome.ts';
import { ScanMark } from './scan-mark.tsx';
import { UndoMark } from './undo-mark.tsx';

export interface Shown {
  readonly person: ScannedPerson;
  readonly outcome: ScanOutcome;
  /** What this scan marked, as it then stands. */
  readonly marked: { readonly registration: Registration; readonly entry: OfficeRosterEntry } | null;
}

interface ScannedPassProps {
  readonly shown: Shown;
  readonly roster: OfficeRoster;
  readonly onMark: (registration: Registration) => void;
  readonly onUndo: () => void;
  readonly onCard: (registrationId: string) => void;
}

/** Whose pass it is, what became of it, and what the desk can do. */
export function ScannedPass({ shown, roster, onMark, onUndo, onCard }: ScannedPassProps) {
  const { person, outcome, marked } = shown;
  const mayOpen = useMay('people.read');
  const here = person.registrations.find(({ session_id: id }) => id === roster.session_id);
  const onRoster = here && roster.results.some((one) => one.registration_id === here.entry.registration_id);
  return (
    <>
      <div className="scan__who">
        <PersonAvatar name={person.name} path={person.picture_path} size={64} />
        <h2>{person.name}</h2>
        <p className="muted">
          {person.membership === null ? 'No membership' : `${person.membership} member`}
        </p>
      </div>
      {marked ? (
        <Marked marked={marked} onUndo={onUndo} />
      ) : (
        <Question outcome={outcome} roster={roster} onMark={onMark} />
      )}
      <dl className="facts">
        {person.registrations.map(({ session_id: id, meeting, title, location_name: place }) => (
          <div key={`${id} ${meeting}`}>
            <dt>{formatTime(meeting)}</dt>
            <dd>{[title, place].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
        <div>
          <dt>Waiver</dt>
          <dd>{waivers[person.waiver]}</dd>
        </div>
        {person.notes.map((note) => (
          <div key={note}>
            <dt>Note</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      {onRoster ? (
        <Button variant="line" size="sm" onClick={() => onCard(here.entry.registration_id)}>
          Open card
        </Button>
      ) : mayOpen ? (
        <ButtonLink variant="line" size="sm" href={paths.office.person(person.person_id)}>
          Open person
        </ButtonLink>
      ) : null}
    </>
  );
}

const waivers = {
  signed: <Status tone="ok">Signed</Status>,
  outdated: <Status tone="bad">An earlier version</Status>,
  missing: <Status tone="bad">Not signed</Status>,
} as const;

function Marked({ marked, onUndo }: { marked: NonNullable<Shown['marked']>; onUndo: () => void }) {
  const queue = useQueue();
  const { registration, entry } = marked;
  const { state } = withUnsent(entry, registration.meeting, queue);
  const at = entry.facts.at(-1)?.at;
  const text = at === undefined ? 'Present' : `Present, ${formatTime(at)}`;
  return (
    <ScanMark tone={state === 'refused' ? 'bad' : 'ok'} action={<UndoMark onUndo={onUndo} />}>
      {state === 'sent' ? text : `${text}, ${state === 'waiting' ? 'saved here' : 'needs attention'}`}
    </ScanMark>
  );
}

interface QuestionProps {
  readonly outcome: ScanOutcome;
  readonly roster: OfficeRoster;
  readonly onMark: (registration: Registration) => void;
}

/** What is asked before anybody is marked. */
function Question({ outcome, roster, onMark }: QuestionProps) {
  if (outcome.kind === 'none')
    return (
      <>
        <ScanMark tone="wait">
          {outcome.later.length === 0 ? 'Not booked today' : 'Not booked for now'}
        </ScanMark>
        {outcome.later.map((one) => (
          <MarkButton key={one.entry.registration_id + one.meeting} registration={one} onMark={onMark} />
        ))}
      </>
    );
  if (outcome.kind === 'two')
    return (
      <>
        <ScanMark tone="wait">Booked for two now</ScanMark>
        {outcome.registrations.map((one) => (
          <MarkButton key={one.entry.registration_id} registration={one} onMark={onMark} />
        ))}
      </>
    );
  const { registration } = outcome;
  const { entry, session_id: id, title, meeting } = registration;
  const { attendance } = entry;
  const isElsewhere = id !== roster.session_id;
  if (outcome.kind === 'here') {
    const at = entry.facts.at(-1)?.at;
    return (
      <ScanMark tone="ok">
        {at === undefined ? 'Was marked before' : `Was marked at ${formatTime(at)}`}
      </ScanMark>
    );
  }
  if (outcome.kind === 'unsigned')
    return (
      <>
        <ScanMark tone="bad">
          {entry.waiver === 'outdated' ? 'Sign the new waiver first' : 'Sign the waiver first'}
        </ScanMark>
        <Button variant="line" size="sm" onClick={() => onMark(registration)}>
          Check in anyway
        </Button>
      </>
    );
  return (
    <>
      <ScanMark tone="wait">
        {isElsewhere
          ? `Booked for ${title}, ${formatTime(meeting)}`
          : attendance === null
            ? `Booked for ${formatTime(meeting)}`
            : `Marked ${attendance}`}
      </ScanMark>
      <MarkButton registration={registration} onMark={onMark} />
      {isElsewhere ? (
        <ButtonLink variant="line" size="sm" href={paths.office.roster(id, { meeting })}>
          Open that roster
        </ButtonLink>
      ) : null}
    </>
  );
}

function MarkButton({
  registration,
  onMark,
}: {
  registration: Registration;
  onMark: QuestionProps['onMark'];
}) {
  const { title, meeting, entry } = registration;
  const isUnsigned = entry.waiver !== 'signed';
  return (
    <Button variant={isUnsigned ? 'line' : 'signal'} size="sm" onClick={() => onMark(registration)}>
      {`${isUnsigned ? 'Check in without a waiver' : 'Check in'}: ${title}, ${formatTime(meeting)}`}
    </Button>
  );
}
