import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { showUndo } from '../../overlay/toasts.ts';
import { useScanBurst } from '../../scan/use-scan-burst.ts';
import { isMeant } from '../../roster/find-person.ts';
import { mark, useQueue } from '../../roster/unsent.ts';
import { withUnsent } from '../../roster/with-unsent.ts';
import type { Mark } from '../../roster/marks.ts';
import { WaitingWalkIns } from '../../walk-ins/waiting-walk-ins.tsx';
import { useSigning } from '../../waiver-links/use-signing.tsx';
import { Waitlist } from '../../waitlist/waitlist.tsx';
import { PrintedRoster } from './printed-roster.tsx';
import { RosterHead } from './roster-head.tsx';
import { RosterRows } from './roster-rows.tsx';
import { RosterTools } from './roster-tools.tsx';

const Scanner = lazy(async () => ({ default: (await import('../../scan/scanner.tsx')).Scanner }));

interface RosterPageProps {
  readonly roster: OfficeRoster;
  /** When the device read the roster that it keeps; null while the server is reached. */
  readonly takenAt: string | null;
}

export function RosterPage({ roster, takenAt }: RosterPageProps) {
  useScreen(`${roster.title}, roster`);
  const { session_id: sessionId, meeting } = roster;
  const mayRegister = useMay('registrations.write');
  const queue = useQueue();
  const [tab, setTab] = useState('all');
  /** Who had no mark when the short list was opened: its rows stay where they are. */
  const [toCheckIn, setToCheckIn] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  /** The scanner is open; with the code that opened it. */
  const [scanning, setScanning] = useState<{ readonly code?: string | undefined }>();
  /** The row whose card the scanner opens; a new object each time. */
  const [asked, setAsked] = useState<{ readonly id: string }>();
  useShortcuts([{ keys: 'q', label: 'Scan passes', run: () => setScanning({}) }]);
  useScanBurst(scanning === undefined, (code) => setScanning({ code }));
  const shown = roster.results.map((entry) => withUnsent(entry, meeting, queue));
  // A cancelled registration that was marked is listed, and takes no spot.
  const registered = shown.filter(({ entry }) => entry.status === 'confirmed');
  const open = registered.filter(({ entry }) => entry.attendance === null);
  const onMark = (entry: OfficeRosterEntry, next: Mark | null): void =>
    void mark({ sessionId, meeting }, entry, next);
  const signing = useSigning({ sessionId, rows: shown, onMark, onCannot: (id) => setAsked({ id }) });
  /** Whoever has no mark, and no waiver to sign first. */
  const ready = open.filter(({ entry }) => entry.waiver === 'signed').map(({ entry }) => entry);
  const checkInAll = (): void => {
    const marked = ready.map((entry) => ({
      ...entry,
      facts: [...mark({ sessionId, meeting }, entry, 'present')],
    }));
    showUndo(
      marked.length === 1 ? '1 person is checked in.' : `${marked.length} people are checked in.`,
      () => {
        for (const entry of marked) onMark(entry, null);
      },
    );
  };
  const choose = (id: string): void => {
    setToCheckIn(open.map(({ entry }) => entry.registration_id));
    setTab(id);
  };
  const rows = shown.filter(
    ({ entry }) => (tab === 'all' || toCheckIn.includes(entry.registration_id)) && isMeant(search, entry),
  );
  const list = (
    <RosterRows
      sessionTitle={roster.title}
      isKept={takenAt !== null}
      rows={rows}
      onMark={onMark}
      signing={signing}
      asked={asked}
      none={noneText(roster, tab, search)}
    />
  );
  return (
    <div className="roster-page">
      <RosterHead roster={roster} people={registered.map(({ entry }) => entry)} takenAt={takenAt} />
      <RosterTools
        roster={roster}
        isKept={takenAt !== null}
        open={open.map(({ entry }) => entry)}
        search={search}
        onSearch={setSearch}
        onMark={onMark}
        readyCount={ready.length}
        onCheckInAll={checkInAll}
        onScan={(code) => setScanning({ code })}
        onAdded={signing.signNext}
      />
      <WaitingWalkIns session_id={sessionId} meeting={meeting} />
      <Tabs
        label="People"
        selected={tab}
        onSelect={choose}
        tabs={[
          { id: 'all', label: 'All', count: shown.length, panel: tab === 'all' ? list : null },
          { id: 'open', label: 'To check in', count: open.length, panel: tab === 'open' ? list : null },
          ...(mayRegister && takenAt === null && roster.session_status !== 'cancelled'
            ? [
                {
                  id: 'waitlist',
                  label: 'Waitlist',
                  count: roster.waiting_count,
                  panel: tab === 'waitlist' ? <Waitlist sessionId={sessionId} /> : null,
                },
              ]
            : []),
        ]}
      />
      <PrintedRoster roster={roster} people={registered.map(({ entry }) => entry)} />
      {signing.dialog}
      {scanning ? (
        <Suspense>
          <Scanner
            roster={roster}
            first={scanning.code}
            onClose={() => setScanning(undefined)}
            onCard={(id) => {
              setTab('all');
              setSearch('');
              setAsked({ id });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function noneText({ count }: OfficeRoster, tab: string, search: string): string {
  if (count === 0) return 'Nobody is registered for this session.';
  if (search.trim() !== '') return `Nobody here is called “${search.trim()}”.`;
  return tab === 'open' ? 'Nobody is left to check in.' : '';
}
