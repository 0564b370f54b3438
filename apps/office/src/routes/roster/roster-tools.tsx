import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { SearchIcon } from '@detroit-well/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import type { Mark } from '../../roster/marks.ts';

const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));
const FinishDialog = lazy(async () => ({ default: (await import('./finish-dialog.tsx')).FinishDialog }));
const RegisterDialog = lazy(async () => ({
  default: (await import('../../registrations/register-dialog.tsx')).RegisterDialog,
}));

type Dialog = 'message' | 'finish' | 'add';

interface RosterToolsProps {
  readonly roster: OfficeRoster;
  /** The people without a mark. */
  readonly open: readonly OfficeRosterEntry[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark) => void;
  /** How many people have no mark and nothing to sign first. */
  readonly readyCount: number;
  readonly onCheckInAll: () => void;
}

/** Finding a person, and what concerns all of them. */
export function RosterTools(props: RosterToolsProps) {
  const { roster, open, search, onSearch, onMark, readyCount, onCheckInAll } = props;
  const field = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  /** A dialog stays mounted once it was open, so that it can close. */
  const [used, setUsed] = useState<readonly Dialog[]>([]);
  const mayAdd = useMay('registrations.write');
  const show = (name: Dialog): void => {
    setUsed([...used, name]);
    setDialog(name);
  };
  const close = (): void => setDialog(null);
  const { session_id: id, title, meeting, count } = roster;
  useShortcuts([
    { keys: '/', label: 'Find a person', run: () => field.current?.focus() },
    ...(mayAdd ? [{ keys: 'w', label: 'Add a person', run: () => show('add') }] : []),
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
              placeholder="Name or phone"
              value={search}
              onChange={({ target }) => onSearch(target.value)}
            />
          </span>
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
              name={`roster-${meeting.slice(0, 10)}`}
              load={() => client.office.rosters.readCsv({ params: { id }, query: { meeting } })}
            />
            <Button size="xs" variant="line" onClick={() => globalThis.print()}>
              Print
            </Button>
            <ButtonLink size="xs" variant="line" href={paths.office.session(id)}>
              Session
            </ButtonLink>
          </div>
        </div>
        <div className="roster-foot">
          <Button
            size="xs"
            variant="line"
            disabledReason={count === 0 ? 'Nobody is registered.' : undefined}
            onClick={() => show('message')}
          >
            Message all
          </Button>
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
