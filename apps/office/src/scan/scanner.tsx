import {
  isApiError,
  type OfficeRoster,
  type OfficeRosterEntry,
  type ScannedPerson,
} from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { readable } from '../forms/readable-reply.ts';
import { findKeptPass } from '../roster/kept-lists.ts';
import { mark } from '../roster/unsent.ts';
import { CameraEye } from './camera-eye.tsx';
import { ScanProblem } from './scan-problem.tsx';
import { outcomeOf, type Registration } from './scan-outcome.ts';
import { ScannedPass, type Shown } from './scanned-pass.tsx';
import { useScanKeys } from './use-scan-keys.ts';

interface ScannerProps {
  readonly roster: OfficeRoster;
  /** A code that was scanned before it was open. */
  readonly first?: string | undefined;
  /** Opens the card of somebody on this roster. */
  readonly onCard: (registrationId: string) => void;
  readonly onClose: () => void;
}

/** Scans passes beside the roster. Who is booked for it is present at once; everything else asks. */
export function Scanner({ roster, first, onCard, onClose }: ScannerProps) {
  const { session_id: sessionId, meeting } = roster;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const scan = useMutation({
    mutationFn: (code: string) => personOf(code, sessionId),
    onSuccess: (person) => {
      setTyped('');
      const outcome = outcomeOf(person, { sessionId, meeting }, serverNow());
      const isMarked = outcome.kind === 'mark';
      setShown({ person, outcome, marked: isMarked ? markPresent(outcome.registration) : null });
    },
    // What was typed stays, and the next scan types over it.
    onError: () => {
      setShown(null);
      field.current?.select();
    },
  });
  const read = (code: string): void => {
    if (code.trim() !== '') scan.mutate(code.trim());
  };
  useScanKeys(field, onClose);
  const begin = useEffectEvent(() => {
    field.current?.focus();
    if (first !== undefined) read(first);
  });
  useEffect(() => begin(), []);
  return (
    <section className="scan" aria-label="Scanner">
      <header className="scan__head">
        <p>
          {scan.isPending
            ? 'Reading the pass...'
            : shown
              ? 'Scanner ready. The next pass replaces this one.'
              : 'Scanner ready. Scan a pass, or type its code.'}
        </p>
        <IconButton label="Close the scanner" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read(typed);
        }}
      >
        <input
          ref={field}
          className="input"
          aria-label="Code of the pass"
          placeholder="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <CameraEye onCode={read} />
      {scan.error ? <ScanProblem error={scan.error} /> : null}
      {shown && !scan.error ? (
        <ScannedPass
          key={`${shown.person.person_id} ${scan.submittedAt}`}
          shown={shown}
          roster={roster}
          onMark={(registration) => setShown({ ...shown, marked: markPresent(registration) })}
          onUndo={() => {
            if (shown.marked) mark(meetingOf(shown.marked.registration), shown.marked.entry, null);
            setShown({ ...shown, marked: null });
          }}
          onCard={onCard}
        />
      ) : null}
    </section>
  );
}

/** Asks the server, and without network the lists that the device keeps. */
async function personOf(code: string, session_id: string): Promise<ScannedPerson> {
  try {
    return readable(await client.office.scan.person({ body: { code, session_id } }));
  } catch (error) {
    const kept = isApiError(error) && error.kind === 'network' ? await findKeptPass(code) : null;
    if (kept === null) throw error;
    return kept;
  }
}

const meetingOf = ({ session_id: sessionId, meeting }: Registration) => ({ sessionId, meeting });

/** Marks somebody present as the roster does. Returns the entry as it then stands, for an undo. */
function markPresent(registration: Registration): NonNullable<Shown['marked']> {
  const { entry } = registration;
  const facts = mark(meetingOf(registration), entry, 'present');
  const marked: OfficeRosterEntry = { ...entry, attendance: 'present', facts: [...facts] };
  return { registration, entry: marked };
}
