import type { OwnPasses } from '@detroit-well/api-client/contract';
import { serverNow } from '@detroit-well/config/server-clock';
import { daysBetween, formatLongDate, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { endsSoon } from '@detroit-well/pricing';
import { Status } from '@detroit-well/ui/components/status';
import { useState } from 'react';
import { creditsText } from '@detroit-well/booking/prepaid';

export type Pass = OwnPasses['passes'][number];

/** A pass with its credits as bars: left, booked and used. */
export function PassCard({ pass }: { pass: Pass }) {
  const {
    id,
    name,
    credits_left: left,
    booked,
    used,
    refunded,
    expires_on,
    left_until: days,
    next_session_at,
  } = pass;
  const [today] = useState(() => studioDay(serverNow()));
  const isSoon = left > 0 && endsSoon(expires_on, today);
  return (
    <article className="pass-card" aria-labelledby={`pass-${id}`}>
      <header>
        <h3 className="h4" id={`pass-${id}`}>
          {name}
        </h3>
        {isSoon ? (
          <Status tone="wait">{endsText(expires_on, today)}</Status>
        ) : (
          <Status tone="ok">Active</Status>
        )}
      </header>
      <p className="pass-card__left">
        <span className="num">{left}</span>
        <span>
          <b>{left === 1 ? 'credit left' : 'credits left'}</b>
          until {formatLongDay(expires_on)}
        </span>
      </p>
      <p className="pass-bars" role="img" aria-label={`${left} left, ${booked} booked, ${used} used`}>
        {bars({ left, booked, used }).map((fill, index) => (
          // The bars of one pass have no identity beside their place.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-fill={fill} />
        ))}
      </p>
      <p className="sm muted">
        {booked > 0 && next_session_at
          ? `${booked} booked, the next for ${formatLongDate(next_session_at)}.`
          : 'None of them is booked.'}
        {used > 0 ? ` ${creditsText(used)} used.` : ''}
        {refunded > 0 ? ` ${creditsText(refunded)} refunded.` : ''}
        {days.length > 1
          ? ` Of those left, ${days.map((some) => `${some.left} until ${formatLongDay(some.expires_on)}`).join(', ')}.`
          : ''}
      </p>
    </article>
  );
}

function endsText(expiresOn: string, today: string): string {
  const days = daysBetween(today, expiresOn);
  return days === 0 ? 'Ends today' : days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}

const bars = ({ left, booked, used }: Record<'left' | 'booked' | 'used', number>) => [
  ...Array.from({ length: left }, () => 'left'),
  ...Array.from({ length: booked }, () => 'booked'),
  ...Array.from({ length: used }, () => 'used'),
];
