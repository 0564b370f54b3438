import type { Day } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { useSyncExternalStore } from 'react';
import { lookedAt } from '../../looked/looked.ts';
import { savingsOf } from './compare.ts';
import type { PlanPrice, RatedSession } from './loader.ts';
import { MoneyTable } from './money-table.tsx';
import { Say } from './say.tsx';

interface SavingsProps {
  readonly sessions: readonly RatedSession[];
  /** The plan that is compared; undefined where nothing is sold to this visitor. */
  readonly plan: PlanPrice | undefined;
  readonly today: Day;
}

const mostNext = 3;
const neverChanges = () => () => {};
/** One text, so that the same ids are the same snapshot. */
const onDevice = (): string => lookedAt().join(' ');

/** The savings of a membership on the sessions that this browser looked at; before that, both rates of the next ones. */
export function Savings({ sessions, plan, today }: SavingsProps) {
  // The server and the first render know nothing of this device.
  const ids = useSyncExternalStore(neverChanges, onDevice, () => '').split(' ');
  const looked = sessions.filter(({ id }) => ids.includes(id));
  const saved = plan && savingsOf(looked, plan, today);
  if (!saved) return <NextSessions sessions={sessions.slice(0, mostNext)} isForSale={plan !== undefined} />;
  const { title, withCents, withoutCents, included, rows, pays, verdict, reason } = saved;
  return (
    <section aria-labelledby="saves">
      <h2 className="d3" id="saves">
        {title}
      </h2>
      <p data-part="verdict">
        <span className="num">{formatCents(withCents)}</span>
        <span>
          instead of {pays ? <s>{formatCents(withoutCents)}</s> : <span>{formatCents(withoutCents)}</span>}
          <small>{included}</small>
        </span>
      </p>
      <MoneyTable
        caption="The sessions you looked at, with and without a membership"
        rows={rows}
        together={{ pricePublic: withoutCents, priceMember: withCents }}
      />
      <Say tone={pays ? 'ok' : 'wait'} title={verdict}>
        {reason}
      </Say>
    </section>
  );
}

function NextSessions({ sessions, isForSale }: { sessions: readonly RatedSession[]; isForSale: boolean }) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="saves">
      <h2 className="d3" id="saves">
        What members pay
      </h2>
      <MoneyTable
        caption="The next sessions at both rates"
        rows={sessions.map(({ when, ...session }) => ({ ...session, detail: when }))}
      />
      {isForSale ? (
        <Say tone="wait" title="These are next on the calendar.">
          Open the sessions you would come to, and this page adds up yours. It remembers them on this device
          only.
        </Say>
      ) : null}
    </section>
  );
}
