import { membersRate, priceNote } from '@detroit-well/booking/price-note';
import { priceText, seatsOf } from '@detroit-well/booking/session-view';
import { paths } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { formatCents, spotsLabel } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Nights } from '@detroit-well/ui/patterns/nights';
import { PriceBox } from '@detroit-well/ui/patterns/price-box';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import type { PageContext } from '../../page.ts';
import { courseDatesLabel } from '../../sessions/days-span.ts';
import { MemberRateHelp } from '../../sessions/member-rate-help.tsx';
import { priceNotes } from '../../sessions/price-notes.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { rateOf } from '../../sessions/visitor-session.ts';
import { useVisitor } from '../../visitor/visitor.ts';

interface ProgramBoxProps {
  /** The next date with free spots, otherwise the next one. */
  readonly date: SessionDetail;
  readonly context: PageContext;
}

/** The price of the next date, and the meetings that it buys. */
export function ProgramBox({ date, context }: ProgramBoxProps) {
  const visitor = useVisitor();
  const rate = rateOf(date, visitor);
  const members = membersRate(date, rate);
  const isSkating = slug(date.program.category_name) === 'skate-well';
  return (
    <PriceBox
      rate={rate.cents === 0 ? null : { label: rate.badge, tone: rate.rate === 'member' ? 'signal' : 'soft' }}
      aside={whenOf(date)}
      amount={priceText(rate.cents)}
      was={rate.struckCents === null ? undefined : formatCents(rate.struckCents)}
      note={
        <>
          <PriceNote
            {...priceNote(date, rate)}
            rate={members}
            help={members ? <MemberRateHelp session={date} context={context} /> : undefined}
          />
          {date.meetings.length > 1 ? (
            <Nights
              label={courseDatesLabel}
              starts={date.meetings.map(({ start_datetime }) => start_datetime)}
              next={0}
            />
          ) : null}
        </>
      }
      seats={{ ...seatsOf(date), label: spotsLabel(date) }}
      action={
        <ButtonLink variant="line" full href="#dates">
          See the dates
        </ButtonLink>
      }
      notes={[
        ...priceNotes(date, rate.cents, context.now),
        {
          icon: 'note',
          text: (
            <>
              {isSkating ? <span>Skates in every size, free with the session. </span> : null}
              <a href={paths.firstTime()}>First time here?</a>
            </>
          ),
        },
      ]}
    />
  );
}

/** The price at the foot of the window of a phone. */
export function ProgramBar({ date }: Pick<ProgramBoxProps, 'date'>) {
  const rate = rateOf(date, useVisitor());
  return (
    <div data-part="bar">
      <p>
        <b>{priceText(rate.cents)}</b>
        <span>{whenOf(date)}</span>
      </p>
      <ButtonLink size="sm" href="#dates">
        Dates
      </ButtonLink>
    </div>
  );
}

const whenOf = ({ start_datetime: start }: SessionDetail): string => `From ${formatMediumDate(start)}`;
