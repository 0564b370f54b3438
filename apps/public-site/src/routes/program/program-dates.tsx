import { sessionDateText } from '@detroit-well/booking/session-text';
import { sessionAvailability } from '@detroit-well/booking/session-view';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { TellMe } from '../../openings/tell-me.tsx';
import type { PageContext } from '../../page.ts';
import { cardAction } from '../../sessions/card-action.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { StatusNotice } from '../../sessions/status-notice.tsx';
import { cardView } from '../../sessions/visitor-session.ts';
import { useVisitor } from '../../visitor/visitor.ts';

interface ProgramDatesProps {
  readonly dates: readonly SessionDetail[] | null;
  readonly context: PageContext;
}

/** Every date ahead with its own price, spots and button. Only the first one that is free has the signal. */
export function ProgramDates({ dates, context }: ProgramDatesProps) {
  if (dates === null) {
    return (
      <>
        <p>We couldn’t load the dates.</p>
        <ButtonLink variant="line" href={context.here}>
          Retry
        </ButtonLink>
      </>
    );
  }
  if (dates.length === 0) {
    return (
      <>
        <p>No date is on the calendar right now. New dates are announced on the training page.</p>
        <ButtonLink variant="line" href={paths.training()}>
          Explore Training
        </ButtonLink>
      </>
    );
  }
  const free = dates.find(({ is_full, registration_open }) => !is_full && registration_open);
  return (
    <ol data-part="dates">
      {dates.map((date) => (
        <DateRow key={date.public_id} date={date} isFirstFree={date === free} context={context} />
      ))}
    </ol>
  );
}

interface DateRowProps {
  readonly date: SessionDetail;
  readonly isFirstFree: boolean;
  readonly context: PageContext;
}

function DateRow({ date, isFirstFree, context }: DateRowProps) {
  const visitor = useVisitor();
  const { time, location, seats, price } = cardView(date, visitor);
  const { label, href, disabledReason } = cardAction(date, visitor, context.now, context.portalUrl);
  const { day, weekdayLong, monthLong, longDate } = sessionDateText(date);
  const button = {
    size: 'sm',
    variant: isFirstFree ? 'signal' : date.is_full ? 'line' : 'ink',
  } as const;
  return (
    <li data-full={date.is_full || undefined}>
      <DatePlate day={day} lines={[weekdayLong, monthLong]} label={longDate} />
      <div data-part="what">
        <StatusNotice status={date.status} />
        <h3 className="h4">
          <a href={date.href}>{date.title}</a>
        </h3>
        <p data-part="buys">{[price.amount, price.rate].filter(Boolean).join(', ')}</p>
        {price.note ? <PriceNote {...price.note} /> : null}
        <p className="sm muted tnum">{[time, location].filter(Boolean).join(', ')}</p>
      </div>
      <p data-part="seats" data-tone={seats.tone} className="sm">
        <SeatMeter
          taken={seats.taken}
          max={seats.max}
          tone={seats.tone}
          label={`${seats.taken} of ${seats.max} spots taken`}
        />
        <span>
          <b className="strong">{seats.label}</b> <span className="muted tnum">{seats.detail}</span>
        </span>
      </p>
      {visitor.kind === 'guest' && sessionAvailability(date, context.now) === 'full' ? (
        <TellMe session={date} context={context} size="sm" />
      ) : href ? (
        <ButtonLink {...button} slash={!date.is_full} href={href}>
          {label}
          <span className="visually-hidden">{`, ${longDate}`}</span>
        </ButtonLink>
      ) : (
        <Button {...button} disabledReason={disabledReason ?? ''}>
          {label}
        </Button>
      )}
    </li>
  );
}
