import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { useState } from 'react';
import { useMay } from '../../access/access.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { showUndo } from '../../overlay/toasts.ts';
import { isMeant } from '../../roster/find-person.ts';
import { mark, useQueue, withUnsent } from '../../roster/unsent.ts';
import type { Mark } from '../../roster/marks.ts';
import { Waitlist } from '../../waitlist/waitlist.tsx';
import { RosterHead } from './roster-head.tsx';
import { RosterRows } from './roster-rows.tsx';
import { RosterTools } from './roster-tools.tsx';

export function RosterPage({ roster }: { roster: OfficeRoster }) {
  useScreen(`${roster.title}, roster`);
  const { session_id: sessionId, meeting } = roster;
  const mayRegister = useMay('registrations.write');
  const queue = useQueue();
  const [tab, setTab] = useState('all');
  /** Who had no mark when the short list was opened: its rows stay where they are. */
  const [toCheckIn, setToCheckIn] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const shown = roster.results.map((entry) => withUnsent(entry, meeting, queue));
  // A cancelled registration that was marked is listed, and takes no spot.
  const registered = shown.filter(({ entry }) => entry.status === 'confirmed');
  const open = registered.filter(({ entry }) => entry.attendance === null);
  const onMark = (entry: OfficeRosterEntry, next: Mark | null): void =>
    void mark({ sessionId, meeting }, entry, next);
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
  const list = <RosterRows rows={rows} onMark={onMark} none={noneText(roster, tab, search)} />;
  return (
    <div className="roster-page">
      <RosterHead roster={roster} people={registered.map(({ entry }) => entry)} />
      <RosterTools
        roster={roster}
        open={open.map(({ entry }) => entry)}
        search={search}
        onSearch={setSearch}
        onMark={onMark}
        readyCount={ready.length}
        onCheckInAll={checkInAll}
      />
      <Tabs
        label="People"
        selected={tab}
        onSelect={choose}
        tabs={[
          { id: 'all', label: 'All', count: shown.length, panel: tab === 'all' ? list : null },
          { id: 'open', label: 'To check in', count: open.length, panel: tab === 'open' ? list : null },
          ...(mayRegister && roster.session_status !== 'cancelled'
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
    </div>
  );
}

function noneText({ count }: OfficeRoster, tab: string, search: string): string {
  if (count === 0) return 'Nobody is registered for this session.';
  if (search.trim() !== '') return `Nobody here is called “${search.trim()}”.`;
  return tab === 'open' ? 'Nobody is left to check in.' : '';
}
