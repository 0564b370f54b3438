import type { WorklistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { waitingMoneyQuery } from '../../api/queries.ts';
import { sumCents } from '../../figures/cents.ts';
import { dollars, signedDollars } from '../../format/dollars.ts';
import { sendsLink, useWaitingActions, type WaitingAction } from '../../money/use-waiting-actions.tsx';

const shown = 5;

/** The payments that failed, each with the one step that comes next. The worklist has all of them and every other step. */
export function FailedPayments() {
  const titleId = useId();
  const { data, error } = useQuery(waitingMoneyQuery('failed'));
  const { actionsOf, dialog } = useWaitingActions();
  // The figures above say that it did not load, and load it again.
  if (error && !data) return null;
  const failed = data?.results ?? [];
  return (
    <section aria-labelledby={titleId} aria-busy={!data}>
      <div className="sub">
        <h2 id={titleId}>Failed payments</h2>
        {failed.length > 0 ? (
          <span className="tnum">{signedDollars(sumCents(failed, ({ amount }) => amount ?? '0'))}</span>
        ) : null}
      </div>
      {data ? null : <Skeleton height={120} />}
      {data?.results.length === 0 ? <p className="today-none">No payment failed.</p> : null}
      {failed.length > 0 ? (
        <ol className="queue">
          {failed.slice(0, shown).map((entry) => (
            <Failed key={entry.id} entry={entry} action={nextStep(entry, actionsOf(entry))} />
          ))}
        </ol>
      ) : null}
      {failed.length > shown ? (
        <a className="money-aside__all" href={paths.office.money({ tab: 'worklist', waits: 'failed' })}>
          {`All ${failed.length} failed payments`}
        </a>
      ) : null}
      {dialog}
    </section>
  );
}

interface FailedProps {
  readonly entry: WorklistEntry;
  readonly action: WaitingAction | undefined;
}

function Failed({ entry, action }: FailedProps) {
  const { title, text, person_id: person, person_name: name, amount } = entry;
  const whom = `${name ?? title}${amount === null ? '' : `, ${dollars(amount)}`}`;
  return (
    <li>
      <div>
        <h3>{person === null ? whom : <a href={paths.office.person(person)}>{whom}</a>}</h3>
        <p>{text}</p>
      </div>
      {action ? (
        <span className="queue__acts">
          <button
            type="button"
            disabled={action.busy}
            aria-label={`${action.label}: ${whom}`}
            onClick={action.run}
          >
            {action.label}
          </button>
        </span>
      ) : null}
    </li>
  );
}

/** After the last try only the person can pay; before it, the card is tried now. */
const nextStep = ({ next_attempt_at: next }: WorklistEntry, actions: readonly WaitingAction[]) =>
  actions.find(({ label }) => next !== null || label === sendsLink);
