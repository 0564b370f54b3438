import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatTime } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { CheckIcon, Icon } from '@detroit-well/ui/icons';
import { useEffect, useState } from 'react';
import { undoMs } from '../../overlay/toasts.ts';
import { dollars } from '../../format/dollars.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { isHere as isInTheRoom, markActions, markNames, type Mark } from '../../roster/marks.ts';
import type { MarkState } from '../../roster/with-unsent.ts';
import { linkSentText } from '../../waiver-links/link-sent.ts';

interface RosterRowProps {
  readonly entry: OfficeRosterEntry;
  readonly state: MarkState;
  /** Whether the keyboard is on the row. */
  readonly isHere: boolean;
  readonly onHere: () => void;
  readonly onMark: (mark: Mark | null) => void;
  readonly onCard: () => void;
  /** What comes before a check-in without a waiver. */
  readonly onSign: () => void;
}

/** A person without a mark, with a button for each; or with one, on one line. */
export function RosterRow({ entry, state, isHere, onHere, onMark, onCard, onSign }: RosterRowProps) {
  const { name, attendance } = entry;
  const [isChanging, setChanging] = useState(false);
  /** For a few seconds after a tap, one more takes it back. */
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setFresh(false), undoMs);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const mark = (next: Mark | null): void => {
    setChanging(false);
    setFresh(next !== null);
    onMark(next);
  };
  const showsMarks = attendance === null || isChanging;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter opens what its button opens
    <li
      data-mark={showsMarks ? undefined : attendance}
      data-here={isHere || undefined}
      tabIndex={-1}
      onFocus={onHere}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) onCard();
      }}
    >
      <div className="roster__who">
        <PersonAvatar name={name} path={entry.picture_path} />
        <p className="nm">{name}</p>
        <Facts entry={entry} state={state} />
      </div>
      {showsMarks ? (
        <Marks entry={entry} isChanging={isChanging} onMark={mark} onSign={onSign} />
      ) : (
        <button
          className="undo"
          type="button"
          aria-label={isFresh ? `Undo the mark of ${name}` : `Change the mark of ${name}`}
          onClick={() => (isFresh ? mark(null) : setChanging(true))}
        >
          {isFresh ? 'Undo' : 'Change'}
        </button>
      )}
      <button
        className="more"
        type="button"
        aria-haspopup="dialog"
        aria-label={`${name}: waiver, emergency contacts, notes`}
        onClick={onCard}
      >
        <Icon d="M4 9.5v1M10 9.500v1M16 9.500v1" />
      </button>
    </li>
  );
}

interface MarksProps {
  readonly entry: OfficeRosterEntry;
  readonly isChanging: boolean;
  readonly onMark: (mark: Mark | null) => void;
  readonly onSign: () => void;
}

function Marks({ entry: { name, attendance, waiver }, isChanging, onMark, onSign }: MarksProps) {
  const isBlocked = waiver !== 'signed' && !isChanging;
  const actions = isBlocked ? markActions.filter(([mark]) => !isInTheRoom(mark)) : markActions;
  return (
    <div
      className="marks"
      role="group"
      aria-label={`Attendance of ${name}`}
      data-block={isBlocked || undefined}
    >
      {isBlocked ? (
        <button type="button" aria-haspopup="dialog" onClick={onSign}>
          Sign waiver first
        </button>
      ) : null}
      {actions.map(([mark, label]) => (
        <button key={mark} type="button" aria-pressed={attendance === mark} onClick={() => onMark(mark)}>
          {mark === 'present' ? <CheckIcon /> : null}
          {label}
        </button>
      ))}
      {isChanging ? (
        <button type="button" onClick={() => onMark(null)}>
          Take back
        </button>
      ) : null}
    </div>
  );
}

interface MarkedProps {
  readonly mark: Mark;
  readonly last: OfficeRosterEntry['facts'][number];
  readonly state: MarkState;
}

/** The mark on one line, whatever becomes of it, so that the rows below stay where they are. */
function Marked({ mark, last, state }: MarkedProps) {
  const marked = `${markNames[mark]}, ${formatTime(last.at)}`;
  if (state === 'refused') return <Status tone="bad">{`${marked}, needs attention`}</Status>;
  if (state === 'waiting') return <Status tone="wait">{`${marked}, saved here`}</Status>;
  return <span>{last.by ? `${marked}, by ${last.by}` : marked}</span>;
}

/** What matters about the person before the session, and when who marked them. */
function Facts({ entry, state }: Pick<RosterRowProps, 'entry' | 'state'>) {
  const { attendance, facts, waiver, amount_due: due, payment_status: payment, status } = entry;
  const last = facts.at(-1);
  const linkSent = linkSentText(entry.waiver_link_sent_at, serverNow());
  return (
    <p className="roster__facts">
      {attendance && last ? <Marked mark={attendance} last={last} state={state} /> : null}
      {status === 'confirmed' ? null : <Status tone="bad">Registration cancelled</Status>}
      {waiver === 'signed' ? null : linkSent ? (
        <Status tone="wait">{linkSent}</Status>
      ) : (
        <Status tone="bad">{waiver === 'outdated' ? 'Old waiver' : 'No waiver'}</Status>
      )}
      {attendance === null && entry.emergency_contact === null ? (
        <Status tone="wait">No emergency contact</Status>
      ) : null}
      {due !== null && due !== '0.00' ? <Status tone="wait">{`${dollars(due)} due`}</Status> : null}
      {attendance === null && due === '0.00' && payment === 'paid' ? <Status tone="ok">Paid</Status> : null}
      {attendance === null && entry.first_visit ? <Status tone="hot">First visit</Status> : null}
      {attendance === null
        ? entry.notes.map((note) => (
            <span key={note} className="roster__note">
              {note}
            </span>
          ))
        : null}
    </p>
  );
}
