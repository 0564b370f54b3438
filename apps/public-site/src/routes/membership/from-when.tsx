import { formatCents } from '@detroit-well/pricing';
import type { CSSProperties } from 'react';
import { fromText, kindsOf, type Kind } from './compare.ts';
import type { PlanPrice, RatedSession } from './loader.ts';
import { Say } from './say.tsx';

interface FromWhenProps {
  readonly sessions: readonly RatedSession[];
  readonly plan: PlanPrice;
}

const mostKinds = 6;
/** More bars than this are no picture of a number. */
const mostBars = 12;

/** The number of sessions of one kind in a period that save the price of the membership. */
export function FromWhen({ sessions, plan }: FromWhenProps) {
  const kinds = kindsOf(sessions, plan).slice(0, mostKinds);
  if (kinds.length === 0) return null;
  const cost = formatCents(plan.cents);
  return (
    <section aria-labelledby="from">
      <h2 className="d3" id="from">
        From when it pays
      </h2>
      <p>{`One ${plan.period} costs ${cost}. This many of one kind, and the ${plan.period} has paid for itself.`}</p>
      <table className="table money" data-from>
        <caption className="visually-hidden">{`How many sessions save the ${cost} that a ${plan.period} costs`}</caption>
        <thead>
          <tr>
            <th scope="col">Session</th>
            <th scope="col">You save</th>
            <th scope="col">It pays from</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <KindRow key={kind.session.title} {...kind} />
          ))}
        </tbody>
      </table>
      {kinds.every(({ count }) => count > 1) ? (
        <Say tone="wait" title={`Coming once a ${plan.period}?`}>
          Pay for each session. A membership would cost you more.
        </Say>
      ) : null}
    </section>
  );
}

const KindRow = ({ session, saved, count }: Kind) => (
  <tr>
    <th scope="row">
      {session.title}
      <small>{`${session.length}, ${formatCents(session.pricePublic)} or ${formatCents(session.priceMember)}`}</small>
    </th>
    <td>{formatCents(saved)}</td>
    <td>
      <span>
        {count <= mostBars ? (
          <i aria-hidden="true" data-part="bars" style={{ '--n': count } as CSSProperties} />
        ) : null}
        <span>{fromText(session, count)}</span>
      </span>
    </td>
  </tr>
);
