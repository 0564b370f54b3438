import './joining.css';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import { formatFullDay, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { currentRefundPolicy, formatCents, toCents, type Cents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { includedText } from '../prepaid/prepaid.ts';
import { sessionTitle } from '../session-view/session-text.ts';
import { joinedSessionCents, type JoinOffer } from './join-offer.ts';
import { howToStop, joinedText, notBookedYet } from './join-texts.ts';

interface RateSectionProps {
  readonly formId: string;
  readonly offer: JoinOffer;
  readonly joining: boolean;
  readonly onChange: (joining: boolean) => void;
}

/** The public rate, or a membership and its rate. */
export function RateSection({ formId, offer, joining, onChange }: RateSectionProps) {
  const { plan, planCents, memberCents, includedCount, publicCents, period } = offer;
  const bothCents = planCents + joinedSessionCents(offer);
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
            ...(includedCount > 0
              ? {
                  label: 'Join and use an included session',
                  detail: `The first ${plan.period}, with ${includedText(includedCount)} a month`,
                }
              : {
                  label: 'Join and pay the member rate for this session',
                  detail: `${formatCents(memberCents)} and the first ${plan.period}, ${formatCents(planCents)}`,
                }),
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

/** The membership is paid, and the session is not booked: the next press books only that. */
export function JoinedNotice({ joined }: { joined: Pick<OwnMembership, 'price'> | null }) {
  if (joined === null) return null;
  return (
    <Flash tone="ok" title={joinedText}>
      {`Its first payment of ${formatCents(toCents(joined.price ?? '0.00'))} was charged. ${notBookedYet}`}
    </Flash>
  );
}

type JoinedSession = Parameters<typeof sessionTitle>[0] & { readonly start_datetime: string };

/** The charge, the later charges, and the way to stop them. */
export function JoinTerms({ session, offer }: { session: JoinedSession; offer: JoinOffer }) {
  const { plan, planCents, memberCents, includedCount, period } = offer;
  const isIncluded = includedCount > 0;
  return (
    <>
      <div className="join-due">
        <DueList
          rows={[
            {
              label: sessionTitle(session),
              detail: isIncluded ? `Uses 1 of ${includedText(includedCount)}` : 'Member Rate',
              amount: formatCents(joinedSessionCents(offer)),
            },
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
            {isIncluded ? 'This session stays booked' : `This session keeps its ${formatCents(memberCents)}`}:
            the {plan.period} covers {formatFullDay(studioDay(session.start_datetime))}
          </li>
          <li>
            {isIncluded ? 'The included session comes back' : 'Full refund of the session'} if cancelled{' '}
            {currentRefundPolicy.fullRefundBeforeHours} or more hours before it
          </li>
          <li>
            Your statement shows{' '}
            {isIncluded ? 'one charge: the membership' : 'two charges: the membership and the session'}
          </li>
        </ul>
      </SheetSection>
    </>
  );
}
