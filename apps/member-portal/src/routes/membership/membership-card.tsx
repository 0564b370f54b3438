import type { OwnMembership } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { revivableUntil } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Status } from '@detroit-well/ui/components/status';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { lazy, Suspense } from 'react';
import { longDay, mediumDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { IncludedSessions } from './included-sessions.tsx';
import { cardName } from './card-name.ts';
import { ChangeCard } from './change-card.tsx';
import { ChangePlan } from './change-plan.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import { EndingCard } from './ending-card.tsx';
import { NewPrice } from './new-price.tsx';
import { nextTerms } from './next-terms.ts';
import { isForOnePeriod } from './one-period.ts';
import { PauseMembership } from './pause-membership.tsx';
import { ResumeMembership } from './resume-membership.tsx';
import type { Told } from './told.ts';
import '../../account/membership.css';
import './membership.css';

const loadPanel = () => import('./pay-panel.tsx');
const PayPanel = lazy(async () => ({ default: (await loadFile(loadPanel)).PayPanel }));

interface MembershipCardProps {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** The membership that the member has, with its next payment and what can be done with it. */
export function MembershipCard({ membership, onTold }: MembershipCardProps) {
  const { id, name, price, period, card, can_pay, can_cancel, can_pause, can_resume } = membership;
  const panel = useLayer('pay-membership');
  return (
    <section aria-labelledby={`membership-${id}`} className="membership-card">
      <header>
        <h2 className="d3" id={`membership-${id}`}>
          {name}
        </h2>
        <State membership={membership} />
      </header>
      <Problem membership={membership} />
      <EndingCard membership={membership} />
      <NewPrice membership={membership} />
      <PlannedChange membership={membership} />
      <dl className="pair pair--four">
        <div>
          <dt>{price === null ? 'Price' : `Each ${period ?? 'period'}`}</dt>
          <dd className="tnum">{price === null ? 'Free' : dollars(price)}</dd>
        </div>
        <div>
          <dt>Start</dt>
          <dd className="tnum">{mediumDay(membership.start_date)}</dd>
        </div>
        <div>
          <dt>{membership.next_payment_on ? 'Next payment' : 'Last day'}</dt>
          <dd className="tnum">{mediumDay(membership.next_payment_on ?? membership.end_date ?? 'Open')}</dd>
        </div>
        <div>
          <dt>Card</dt>
          <dd>{card ? cardName(card) : 'None'}</dd>
        </div>
      </dl>
      <IncludedSessions membership={membership} />
      <div className="row">
        {can_pay ? (
          <Button variant="signal" slash onClick={() => panel.open(true)}>
            {`Pay ${dollars(nextTerms(membership).price)}`}
          </Button>
        ) : null}
        {can_resume ? <ResumeMembership membership={membership} onTold={onTold} /> : null}
        {can_cancel || isForOnePeriod(membership) ? (
          <ChangeCard membership={membership} onTold={onTold} />
        ) : null}
        <ChangePlan membership={membership} onTold={onTold} />
        {can_pause ? <PauseMembership membership={membership} onTold={onTold} /> : null}
        {can_cancel ? <CancelMembership membership={membership} onTold={onTold} /> : null}
      </div>
      {panel.shown ? (
        <Suspense fallback={null}>
          <PayPanel
            membership={membership}
            onClose={panel.close}
            onPaid={(told) => {
              panel.end();
              onTold(told);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const unpaid = 'This membership has expired, because its renewal wasn’t paid.';

function State({ membership }: { membership: OwnMembership }) {
  const { state } = membership;
  if (state === 'active')
    return membership.cancel_at_period_end || isForOnePeriod(membership) ? (
      <Status tone="wait">Ends soon</Status>
    ) : (
      <Status tone="ok">Active</Status>
    );
  if (state === 'past_due') return <Status tone="bad">Payment due</Status>;
  if (state === 'expired') return <Status tone="bad">Expired</Status>;
  return <Status tone="wait">{state === 'paused' ? 'Paused' : 'Not started'}</Status>;
}

function PlannedChange({ membership }: { membership: OwnMembership }) {
  const { next_plan: next, next_payment_on: on, state } = membership;
  if (!next || !on || state === 'past_due') return null;
  return (
    <Flash tone="note" title={`Your plan changes on ${longDay(on)}.`}>
      {`Then it is ${next.name} for ${dollars(next.price)} a ${next.period}. Your plan stays the same until that day.`}
    </Flash>
  );
}

function Problem({ membership }: { membership: OwnMembership }) {
  const {
    state,
    end_date: lastDay,
    paid_until: paidUntil,
    next_payment_on: next,
    bank_said: said,
  } = membership;
  const { pause_from: from, pause_until: until } = membership;
  if (from && until)
    return (
      <Flash
        tone="note"
        title={
          state === 'paused'
            ? `Paused through ${longDay(addDays(until, -1))}.`
            : `A pause is planned from ${longDay(from)} through ${longDay(addDays(until, -1))}.`
        }
      >
        Nothing is charged then, and you pay the public rate.
      </Flash>
    );
  if (isForOnePeriod(membership) && lastDay)
    return (
      <Flash tone="note" title={`It ends on ${longDay(lastDay)} and does not renew.`}>
        Store a card and it goes on, or pay at the desk again before that day.
      </Flash>
    );
  if (state === 'past_due')
    return (
      <Flash tone="warn" title="Your last payment didn’t go through. Nothing was charged.">
        {said ? `Your bank said: ${said}. ` : ''}
        {lastDay ? `You keep the Member Rate through ${longDay(lastDay)}. ` : ''}
        {next
          ? `The next attempt is on ${longDay(next)}, or pay now. Your bank may ask you to confirm it.`
          : 'Pay now to keep it.'}
      </Flash>
    );
  if (state === 'expired' && paidUntil)
    return (
      <Flash tone="warn" title={membership.renews ? unpaid : 'This membership has expired.'}>
        {`If you pay by ${longDay(revivableUntil(paidUntil))}, it begins again that day.`}
      </Flash>
    );
  return null;
}
