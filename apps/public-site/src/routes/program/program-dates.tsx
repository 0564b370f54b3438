import { sessionDateText } from '@detroit-well/booking/session-text';
import { sessionAvailability } from '@detroit-well/booking/session-view';
import { paths } from '@detroit-well/config/paths';
import { meetingCount, meetingDays } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
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
  const free = firstFree(dates);
  const hasOneTitle = dates.every(({ title }) => title === dates[0]?.title);
  return (
    <ol data-part="dates">
      {dates.map((date) => (
        <DateRow
          key={date.public_id}
          date={date}
          isFirstFree={date === free}
          isNamedByDays={hasOneTitle && date.meetings.length > 1}
          context={context}
        />
      ))}
    </ol>
  );
}

/** The soonest date that one can still register for. */
export const firstFree = (dates: readonly SessionDetail[]): SessionDetail | undefined =>
  dates.find(({ is_full, registration_open }) => !is_full && registration_open);

interface DateRowProps {
  readonly date: SessionDetail;
  readonly isFirstFree: boolean;
  /** A course, whose title is the same for every date. */
  readonly isNamedByDays: boolean;
  readonly context: PageContext;
}

function DateRow({ date, isFirstFree, isNamedByDays, context }: DateRowProps) {
  const visitor = useVisitor();
  const { time, location, seats, price } = cardView(date, visitor);
  const { label, href, disabledReason } = cardAction(date, visitor, context.now, context.portalUrl);
  const { note } = price;
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
          <a href={date.href}>{isNamedByDays ? meetingDays(date.meetings) : date.title}</a>
        </h3>
        <p data-part="buys">
          {[isNamedByDays ? meetingCount(date.meetings) : note?.buys, price.amount]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className="sm muted tnum">
          {[note?.each, price.rate === 'Member Rate' ? price.rate : note?.rate].filter(Boolean).join(', ')}
        </p>
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
