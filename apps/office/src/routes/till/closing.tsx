import type { TillClosing } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { closingQuery } from '../../api/money-queries.ts';
import { centsOf } from '../../figures/cents.ts';
import { exactDollars, signedDollars } from '../../format/dollars.ts';
import { differenceFigure, differenceText } from '../../money/difference.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { Slip } from '../../money/slip.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { momentText } from './till-texts.ts';

/** One closing of the till. */
export function Screen() {
  return (
    <MayRead title="Closing" what="closings of the till" permission="payments.write">
      <Loaded />
    </MayRead>
  );
}

function Loaded() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(closingQuery(id));
  if (data) return <Closing key={id} closing={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Closing({ closing }: { closing: TillClosing }) {
  const { id, since, closed_at: at, closed_by: by, entries, note } = closing;
  useScreen(momentText(at));
  const difference = centsOf(closing.difference);
  return (
    <>
      <MoneyNav />
      <div className="pay-head">
        <span className="num" data-difference={difference === 0 ? 'none' : 'some'}>
          {differenceFigure(difference).replace(/ .*$/, '')}
        </span>
        <hgroup>
          <h1>{`${difference === 0 ? 'Nothing is missing' : difference < 0 ? 'short' : 'over'}, closed ${momentText(at)}`}</h1>
          <p>{`${by.name}. From ${momentText(since)}.`}</p>
        </hgroup>
        <div className="acts">
          <ButtonLink size="xs" variant="line" href={paths.office.money({ till: id })}>
            {entries === 1 ? 'Open 1 entry' : `Open ${entries} entries`}
          </ButtonLink>
        </div>
      </div>
      <div className="pay-grid">
        <section aria-labelledby="drawer">
          <div className="sub">
            <h2 id="drawer">Drawer</h2>
          </div>
          <Slip
            rows={[
              { label: 'Cash taken', value: exactDollars(closing.cash_taken) },
              {
                label: 'Cash given back',
                value: signedDollars(-centsOf(closing.cash_given_back)),
                kind: 'minus',
              },
              { label: 'Expected', value: signedDollars(centsOf(closing.expected_cash)), kind: 'sum' },
              { label: 'Counted', value: exactDollars(closing.counted_cash) },
              {
                label: 'Difference',
                value: differenceText(difference),
                ...(difference === 0 ? {} : { kind: 'wait' as const }),
              },
            ]}
          />
        </section>
        <section aria-labelledby="note">
          <div className="sub">
            <h2 id="note">Note</h2>
          </div>
          <p className={note === '' ? 'muted' : undefined}>{note || 'None.'}</p>
        </section>
      </div>
    </>
  );
}
