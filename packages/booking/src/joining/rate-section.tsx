import './joining.css';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import { formatFullDay, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { currentRefundPolicy, formatCents, toCents, type Cents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { sessionTitle } from '../session-view/session-text.ts';
import type { JoinOffer } from './join-offer.ts';
import { howToStop, joinedText } from './join-texts.ts';

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

/** The membership is paid, and the session is not: the next press pays only that. */
export function JoinedNotice({ joined }: { joined: Pick<OwnMembership, 'price'> | null }) {
  if (joined === null) return null;
  return (
    <Flash tone="ok" title={joinedText}>
      {`Its first payment of ${formatCents(toCents(joined.price ?? '0.00'))} was charged. This session is not paid yet.`}
    </Flash>
  );
}

type JoinedSession = Parameters<typeof sessionTitle>[0] & { readonly start_datetime: string };

/** What both charges pay, what follows, and how to stop it. */
export function JoinTerms({ session, offer }: { session: JoinedSession; offer: JoinOffer }) {
  const { plan, planCents, memberCents, period } = offer;
  return (
    <>
      <div className="join-due">
        <DueList
          rows={[
            { label: sessionTitle(session), detail: 'Member Rate', amount: formatCents(memberCents) },
            {
              label: `${plan.name} membership`,
              detail: `Today to ${formatFullDay(period.lastDay)}`,
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
            {formatFullDay(studioDay(session.start_datetime))}
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
