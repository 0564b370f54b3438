import type { Session } from '@detroit-well/api-client/contract';
import { memberPrice } from '@detroit-well/booking/session-view';
import { sessionTitle } from '@detroit-well/booking/session-text';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { currentRefundPolicy, formatCents, toCents, type Cents } from '@detroit-well/pricing';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownMembershipsQuery, plansQuery } from '../api/queries.ts';
import { longDay } from '../format/day.ts';
import { firstPeriod, isSold, type FirstPeriod, type SoldPlan } from '../membership/sold-plan.ts';
import { howToStop } from '../membership/join-texts.ts';

/** A membership whose first period covers the session, so that the member rate holds for it. */
export interface JoinOffer {
  readonly plan: SoldPlan;
  readonly planCents: Cents;
  readonly memberCents: Cents;
  readonly publicCents: Cents;
  readonly period: FirstPeriod;
}

/** The membership that a person without one can buy while registering; null where none gives the session a lower price. */
export function useJoinOffer(session: Session, isMember: boolean): JoinOffer | null {
  const { cents: publicCents, rate } = memberPrice(session, isMember);
  const memberCents = toCents(session.price_member);
  const isLower = rate === 'public' && memberCents > 0 && memberCents < publicCents;
  const [today] = useState(() => studioDay(serverNow()));
  const sold = useQuery({ ...plansQuery(), enabled: isLower });
  const own = useQuery({ ...knownMembershipsQuery(), enabled: isLower });
  const plan = sold.data?.filter(isSold).find(({ benefits }) => benefits?.member_rate === true);
  const hasNone = own.data?.every(({ state }) => state === 'cancelled' || state === 'expired') === true;
  if (!isLower || plan === undefined || !hasNone) return null;
  const period = firstPeriod(plan.period, today);
  if (studioDay(session.start_datetime) >= period.nextOn) return null;
  return { plan, planCents: toCents(plan.price), memberCents, publicCents, period };
}

interface RateSectionProps {
  readonly formId: string;
  readonly offer: JoinOffer;
  readonly joining: boolean;
  readonly onChange: (joining: boolean) => void;
}

/** The public rate, or a membership and its rate. */
export function RateSection({ formId, offer, joining, onChange }: RateSectionProps) {
  const { plan, planCents, memberCents, publicCents, period } = offer;
  const bothCents = planCents + memberCents;
  return (
    <SheetSection title="Your rate">
      <RadioCards
        id={fieldIdOf(formId, 'join_version_id')}
        legend="Your rate"
        legendHidden
        value={joining ? 'join' : 'public'}
        onChange={(value) => onChange(value === 'join')}
        options={[
          {
            value: 'public',
            label: 'Public rate',
            detail: 'Pay for this session only',
            aside: formatCents(publicCents),
          },
          {
            value: 'join',
            label: 'Join and pay the member rate for this session',
            detail: `${formatCents(memberCents)} and the first ${plan.period}, ${formatCents(planCents)}`,
            aside: formatCents(bothCents),
          },
        ]}
      />
      <p className="rate-note sm muted">
        {differenceText(publicCents - bothCents)} Then {formatCents(planCents)} on{' '}
        {formatLongDay(period.nextOn)} and every {plan.period}, until you cancel.
      </p>
    </SheetSection>
  );
}

function differenceText(lessCents: Cents): string {
  if (lessCents === 0) return 'The same today.';
  return `${formatCents(Math.abs(lessCents))} ${lessCents > 0 ? 'less' : 'more'} today.`;
}

/** What both charges pay, what follows, and how to stop it. */
export function JoinTerms({ session, offer }: { session: Session; offer: JoinOffer }) {
  const { plan, planCents, memberCents, period } = offer;
  return (
    <>
      <div className="join-due">
        <DueList
          rows={[
            { label: sessionTitle(session), detail: 'Member Rate', amount: formatCents(memberCents) },
            {
              label: `${plan.name} membership`,
              detail: `Today to ${longDay(period.lastDay)}`,
              amount: formatCents(planCents),
            },
            {
              label: `Then, on ${formatLongDay(period.nextOn)}`,
              detail: `By this card, ${period.every}`,
              amount: formatCents(planCents),
            },
          ]}
        />
      </div>
      <SheetSection title="If you stop">
        <ul className="join-stop">
          <li>{howToStop}</li>
          <li>
            This session keeps its {formatCents(memberCents)}: the {plan.period} covers{' '}
            {longDay(studioDay(session.start_datetime))}
          </li>
          <li>
            Full refund of the session if cancelled {currentRefundPolicy.fullRefundBeforeHours} or more hours
            before it
          </li>
          <li>Your statement shows two charges: the membership and the session</li>
        </ul>
      </SheetSection>
    </>
  );
}
