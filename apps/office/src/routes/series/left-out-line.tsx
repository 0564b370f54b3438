import type { HoldDateParams, OfficeSeries } from '@detroit-well/api-client';
import { formatLongWeekday, formatMediumDay, studioInstant } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import type { LeftOutDay } from './left-out.ts';
import { timesText } from './series-text.ts';

/** A day that the series leaves out. Who may change series can hold it nevertheless. */
export function LeftOutLine({ series, date }: { series: OfficeSeries; date: LeftOutDay }) {
  const mayWrite = useMay('series.write');
  const { day, closed } = date;
  const name = `${formatLongWeekday(studioInstant(day, '12:00'))}, ${formatMediumDay(day)}`;
  return (
    <li data-off>
      <b>{name}</b>
      <span className="muted">{closed === null ? 'Left out' : `Closed: ${closed}`}</span>
      {mayWrite && !series.archived ? <Hold series={series} date={date} name={name} /> : <span />}
    </li>
  );
}

function Hold({
  series,
  date: { day, closed },
  name,
}: {
  series: OfficeSeries;
  date: LeftOutDay;
  name: string;
}) {
  const [asking, setAsking] = useState(false);
  const hold = useChange({
    send: (body: HoldDateParams, idempotencyKey) =>
      client.office.series.holdDate({ params: { id: series.id }, body }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: `${series.title} takes place on ${formatMediumDay(day)}.` });
      setAsking(false);
    },
  });
  return (
    <span>
      <Button size="xs" variant="line" aria-label={`Hold it on ${name}`} onClick={() => setAsking(true)}>
        Hold it
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Hold ${series.title} on ${formatMediumDay(day)}?`}
        tone="signal"
        confirmLabel="Hold it"
        cancelLabel="Leave it out"
        busy={hold.isPending}
        busyLabel="Saving..."
        error={hold.error ? problemText(hold.error) : undefined}
        onConfirm={() => hold.mutate({ day })}
        onClose={() => {
          setAsking(false);
          hold.reset();
        }}
      >
        {closed === null ? '' : `The studio is closed that day: ${closed}. `}
        {`Members see the session, ${timesText(series)}, and can register at once.`}
      </ConfirmDialog>
    </span>
  );
}
