import { paths } from '@detroit-well/config/paths';
import { refundTerms } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { PriceBox } from '@detroit-well/ui/patterns/price-box';
import { priceText, seatsOf } from '@detroit-well/booking/session-view';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { formatCents, spotsLabel } from '@detroit-well/pricing';
import type { PageContext } from '../../page.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { rateOf } from '../../sessions/visitor-session.ts';
import { useVisitor } from '../../visitor/visitor.ts';

interface ProgramBoxProps {
  readonly date: SessionDetail;
  readonly dates: readonly SessionDetail[] | null;
  readonly context: PageContext;
}

/** The price of the next date beside the text; on a phone also a bar at the foot of the window. */
export function ProgramBox({ date }: ProgramBoxProps) {
  const visitor = useVisitor();
  const rate = rateOf(date, visitor);
  const amount = priceText(rate.cents);
  const when = `From ${formatMediumDate(date.start_datetime)}`;
  return (
    <>
      <PriceBox
        rate={
          rate.cents === 0 ? null : { label: rate.badge, tone: rate.rate === 'member' ? 'signal' : 'soft' }
        }
        aside={when}
        amount={amount}
        was={rate.struckCents === null ? undefined : formatCents(rate.struckCents)}
        seats={{ ...seatsOf(date), label: spotsLabel(date) }}
        action={
          <ButtonLink variant="line" full href="#dates">
            See the dates
          </ButtonLink>
        }
        notes={[
          { icon: 'refund', text: refundTerms() },
          {
            icon: 'note',
            text: (
              <>
                Skates in every size, free with the session. <a href={paths.firstTime()}>First time here?</a>
              </>
            ),
          },
        ]}
      />
      <div data-part="bar">
        <p>
          <b>{amount}</b>
          <span>{when}</span>
        </p>
        <ButtonLink size="sm" href="#dates">
          Dates
        </ButtonLink>
      </div>
    </>
  );
}
