import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { SearchIcon } from '@detroit-well/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import type { Mark } from '../../roster/marks.ts';
import { useQueue } from '../../roster/unsent.ts';
import { looksLikeCode } from '../../scan/use-scan-burst.ts';
import { SendLinks } from '../../waiver-links/send-links.tsx';
import { unsignedOf } from '../../waiver-links/unsigned.ts';

const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));
const FinishDialog = lazy(async () => ({ default: (await import('./finish-dialog.tsx')).FinishDialog }));
const WalkInDialog = lazy(async () => ({
  default: (await import('../../walk-ins/walk-in-dialog.tsx')).WalkInDialog,
}));
const WalkInWithoutNetwork = lazy(async () => ({
  default: (await import('../../walk-ins/walk-in-without-network.tsx')).WalkInWithoutNetwork,
}));
const RegisterDialog = lazy(async () => ({
  default: (await import('../../registrations/register-dialog.tsx')).RegisterDialog,
}));

type Dialog = 'message' | 'finish' | 'add' | 'walk-in' | 'walk-in-away';

interface RosterToolsProps {
  readonly roster: OfficeRoster;
  /** Whether the roster is the one that the device keeps. */
  readonly isKept: boolean;
  /** The people without a mark. */
  readonly open: readonly OfficeRosterEntry[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark) => void;
  /** How many people have no mark and nothing to sign first. */
  readonly readyCount: number;
  readonly onCheckInAll: () => void;
  /** Opens the scanner, with a code that was scanned into the search. */
  readonly onScan: (code?: string) => void;
  /** A walk-in is on the roster now. */
  readonly onAdded: (registrationId: string) => void;
}

/** Finding a person, and what concerns all of them. */
export function RosterTools(props: RosterToolsProps) {
  const { roster, isKept, open, search, onSearch, onMark, readyCount, onCheckInAll, onScan, onAdded } = props;
  const field = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  /** A dialog stays mounted once it was open, so that it can close. */
  const [used, setUsed] = useState<readonly Dialog[]>([]);
  const mayAdd = useMay('registrations.write');
  const mayTakeIn = useMay('walkins.write') && roster.session_status !== 'cancelled';
  const show = (name: Dialog): void => {
    setUsed([...used, name]);
    setDialog(name);
  };
  const { awaySince } = useQueue();
  const takeIn = (): void =>
    show(isKept || awaySince !== null || !navigator.onLine ? 'walk-in-away' : 'walk-in');
  const close = (): void => setDialog(null);
  const { session_id: id, title, meeting, count } = roster;
  const unsigned = unsignedOf(roster);
  useShortcuts([
    { keys: '/', label: 'Find a person', run: () => field.current?.focus() },
    ...(mayTakeIn ? [{ keys: 'w', label: 'Walk-in', run: takeIn }] : []),
  ]);
  return (
    <>
      <div className="roster-bar">
        <div className="tools roster-tools">
          <span className="control" data-icon>
            <SearchIcon />
            <input
              ref={field}
              className="input"
              type="search"
              aria-label="Find on the roster"
              placeholder="Name, phone or pass"
              value={search}
              onChange={({ target }) => onSearch(target.value)}
              onKeyDown={({ key }) => {
                if (key !== 'Enter' || !looksLikeCode(search)) return;
                onScan(search);
                onSearch('');
              }}
            />
          </span>
          {mayTakeIn ? (
            <Button size="xs" variant="ink" onClick={takeIn}>
              Walk-in
            </Button>
          ) : null}
          {mayAdd ? (
            <Button size="xs" variant="line" onClick={() => show('add')}>
              Add a person
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="line"
            disabledReason={readyCount === 0 ? 'Nobody is left who can be checked in.' : undefined}
            onClick={onCheckInAll}
          >
            Check in all
          </Button>
          <div className="roster-tools__desk">
            <CsvButton
              hasKey={false}
              name={`roster-${meeting.slice(0, 10)}`}
              load={() => client.office.rosters.readCsv({ params: { id }, query: { meeting } })}
            />
            <Button size="xs" variant="line" onClick={() => globalThis.print()}>
              Print
            </Button>
          </div>
        </div>
        <div className="roster-foot">
          <Button size="xs" variant="line" onClick={() => onScan()}>
            Scan
          </Button>
          <Button
            size="xs"
            variant="line"
            disabledReason={count === 0 ? 'Nobody is registered.' : undefined}
            onClick={() => show('message')}
          >
            Message all
          </Button>
          <SendLinks sessionId={id} people={unsigned}>
            {(show) => (
              <Button size="xs" variant="line" onClick={show}>
                {unsigned.length === 1 ? 'Send 1 link' : `Send ${unsigned.length} links`}
              </Button>
            )}
          </SendLinks>
          <Button size="xs" variant="signal" slash onClick={() => show('finish')}>
            Finish
          </Button>
        </div>
      </div>
      <Suspense>
        {used.includes('message') ? (
          <MessageDialog
            sessionId={id}
            title={title}
            count={count}
            open={dialog === 'message'}
            onClose={close}
          />
        ) : null}
        {used.includes('finish') ? (
          <FinishDialog open={dialog === 'finish'} people={open} onMark={onMark} onClose={close} />
        ) : null}
        {used.includes('walk-in') ? (
          <WalkInDialog
            key={used.filter((name) => name === 'walk-in').length}
            roster={roster}
            open={dialog === 'walk-in'}
            onAdded={onAdded}
            onClose={close}
          />
        ) : null}
        {used.includes('walk-in-away') ? (
          <WalkInWithoutNetwork
            key={used.filter((name) => name === 'walk-in-away').length}
            roster={roster}
            open={dialog === 'walk-in-away'}
            onClose={close}
          />
        ) : null}
        {used.includes('add') ? (
          <RegisterDialog
            key={used.filter((name) => name === 'add').length}
            sessionId={id}
            open={dialog === 'add'}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
