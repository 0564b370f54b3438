import type { OfficePasses, OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate, formatMediumDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passesQuery } from '../../api/queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { Nothing, Section } from './section.tsx';

type Pass = OfficePasses['passes'][number];
type Entry = OfficePasses['history'][number];

const changes: Readonly<Record<Entry['kind'], string>> = {
  bought: 'Bought',
  booked: 'Booked',
  returned: 'Returned',
  refunded: 'Refunded',
  expired: 'Expired',
};

const shown = 5;

/** The passes of a person: what is left, until when, and what became of each credit. */
export function PassesSection({ person }: { person: OfficePerson }) {
  const { data, error, refetch } = useQuery(passesQuery(person.id));
  const [isWhole, setWhole] = useState(false);
  const history = data?.history ?? [];
  return (
    <Section title="Passes">
      <div className="record">
        {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {data?.passes.length === 0 ? <Nothing>None.</Nothing> : null}
        {data && data.passes.length > 0 ? (
          <dl className="facts">
            {data.passes.map((pass) => (
              <div key={pass.id} className="facts__row">
                <dt>{pass.name}</dt>
                <dd>
                  {`${pass.credits_left} of ${pass.credits} left`}
                  <small>{usedText(pass)}</small>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {history.length > 0 ? (
          <table className="table dense" data-stack>
            <caption className="visually-hidden">History of the credits</caption>
            <tbody>
              {(isWhole ? history : history.slice(0, shown)).map((entry, index) => (
                <tr key={`${history.length - index}`}>
                  <td data-m="b">
                    <span className="nw muted">{formatMediumDate(entry.at)}</span>
                  </td>
                  <td data-m="t">
                    <b>{changes[entry.kind]}</b>
                    <small>{ofWhat(entry)}</small>
                  </td>
                  <td data-m="r" data-number>
                    <span className="nw tnum">{creditsText(entry)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <div className="acts">
          {history.length > shown && !isWhole ? (
            <Button size="xs" variant="quiet" onClick={() => setWhole(true)}>
              Show older
            </Button>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

/** Such as "Until Feb 25, 2027. 1 booked, 2 used." */
function usedText({ credits_left: left, expires_on: last, booked, used, refunded }: Pass): string {
  const parts = [
    ...(booked > 0 ? [`${booked} booked`] : []),
    ...(used > 0 ? [`${used} used`] : []),
    ...(refunded > 0 ? [`${refunded} refunded`] : []),
  ];
  const until = left > 0 ? `Until ${formatMediumDay(last)}.` : `Its last day is ${formatMediumDay(last)}.`;
  return parts.length > 0 ? `${until} ${parts.join(', ')}.` : until;
}

const ofWhat = ({ session_title: title, session_at: at, pass_name: pass }: Entry): string =>
  title !== null && at !== null ? `${title}, ${formatMediumDate(at)}` : pass;

const creditsText = ({ kind, credits }: Entry): string =>
  `${kind === 'bought' || kind === 'returned' ? '+' : '\u2212'}${credits}`;
