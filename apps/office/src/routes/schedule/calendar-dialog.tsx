import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { calendarQuery } from '../../api/queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

interface CalendarDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The address of the private calendar: to see, to copy, and to end by a new one. */
export function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ ...calendarQuery(), meta: { background: true } });
  const [isAsking, setAsking] = useState(false);
  const renew = useChange({
    send: () => client.office.calendar.renew(),
    onDone: (calendar) => {
      queries.setQueryData(calendarQuery().queryKey, calendar);
      setAsking(false);
      showToast({ tone: 'ok', title: 'The calendar has a new address.' });
    },
  });
  const url = data?.url ?? null;
  const close = (): void => {
    setAsking(false);
    renew.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      locked={renew.isPending}
      title="My calendar"
      footer={
        <>
          {url === null ? null : (
            <Button variant="ink" onClick={() => copy(url)}>
              Copy address
            </Button>
          )}
          {data === undefined ? null : url === null || isAsking ? (
            <Button
              variant="signal"
              busy={renew.isPending}
              busyLabel="Making the address..."
              onClick={() => renew.mutate({})}
            >
              {url === null ? 'Make an address' : 'End the old one'}
            </Button>
          ) : (
            <Button variant="line" onClick={() => setAsking(true)}>
              New address
            </Button>
          )}
          <Button variant="line" disabled={renew.isPending} onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <div className="card">
        {renew.error ? <FailureFlash message={problemText(renew.error)} /> : null}
        {error ? <PartFailure sentence="The address did not load." onRetry={() => void refetch()} /> : null}
        <p>
          The sessions that you lead, for the calendar on your phone or computer. Subscribe to the address
          there, and changes follow by themselves.
        </p>
        {url === null ? null : <TextField label="Address" readOnly value={url} />}
        <p className="muted">
          {isAsking
            ? 'The old address stops at once, in every calendar that reads it.'
            : 'Whoever has the address can read it. It names no member.'}
        </p>
      </div>
    </Modal>
  );
}

function copy(url: string): void {
  navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'ok', title: 'The address was copied.' }),
    () => showToast({ tone: 'bad', title: 'It was not copied. Mark the address instead.' }),
  );
}
