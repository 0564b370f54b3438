import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail, Session } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { priceNote } from '@detroit-well/booking/price-note';
import { sessionTitle } from '@detroit-well/booking/session-text';
import { memberPrice, priceText, sessionAvailability } from '@detroit-well/booking/session-view';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { formatDayOfMonth, formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { spotsLabel } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Alternatives } from '@detroit-well/ui/patterns/alternatives';
import { completeRegistration, dashboardQuery, otherDatesQuery } from '../../api/queries.ts';
import { registeredText } from '../../format/registered.ts';
import { useRegistrationFlow } from '../../registration/use-registration-flow.tsx';
import type { ActionResult } from './action-result.tsx';

export interface OtherDatesProps {
  /** The session that was cancelled, by the member or the studio, or that is over. */
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  readonly onResult: (result: ActionResult) => void;
}

/** The next open dates of the same program, each with its price and Register; nothing without one. */
export function OtherDates({ session, now, onResult }: OtherDatesProps) {
  const queries = useQueryClient();
  const { data: listed = [] } = useQuery(otherDatesQuery(session));
  const { data: dashboard } = useQuery(dashboardQuery());
  const isMember = dashboard?.memberships.some(({ is_active }) => is_active) ?? false;
  const flow = useRegistrationFlow({
    now,
    isMember,
    onDone: ({ public_id }) => void completeRegistration(queries, public_id),
    onLeave: ({ public_id, title, start_datetime }) =>
      onResult({
        tone: 'ok',
        title: registeredText.title,
        text: `${title}, ${formatLongDate(start_datetime)}.`,
        link: { label: registeredText.link, href: paths.dashboard.session(public_id) },
      }),
    onUnreachable: (error) => onResult({ tone: 'note', title: describe(error, 'registrationAlert').message }),
    onBlocked: (title) =>
      onResult({ tone: 'note', title, link: { label: 'Complete Waiver', href: paths.dashboard.waiver() } }),
  });
  const dates = listed
    .filter((other) => !other.is_registered && sessionAvailability(other, now) === 'open')
    .slice(0, constants.alternatives.shownMax);
  return (
    <>
      {dates.length > 0 ? (
        <section className="rs__others" aria-labelledby="others-title">
          <h2 className="h4" id="others-title">
            {`Other dates of ${session.program.title}`}
          </h2>
          <Alternatives
            label="Other dates"
            items={dates.map((other) => ({
              id: other.public_id,
              day: formatDayOfMonth(other.start_datetime),
              title: sessionTitle(other),
              detail: detailOf(other, isMember),
              action: (
                <RegisterButton
                  session={other}
                  isMember={isMember}
                  busy={flow.checking === other.public_id}
                  onPress={() => flow.register(other)}
                />
              ),
            }))}
          />
        </section>
      ) : null}
      {flow.screen}
    </>
  );
}

const whenText = ({ start_datetime: start }: Session): string =>
  `${formatLongDate(start)}, ${formatTime(start)}`;

/** `Saturday, January 9, 2027, 6:30 PM. 6 Saturdays, Jan 9 to Feb 13, $30 a night. 9 of 16 spots available` */
function detailOf(session: Session, isMember: boolean): string {
  const { buys, each } = priceNote(session, memberPrice(session, isMember));
  const price = [buys, each].filter(Boolean).join(', ');
  return [whenText(session), price, spotsLabel(session)].filter(Boolean).join('. ');
}

interface RegisterButtonProps {
  readonly session: Session;
  readonly isMember: boolean;
  /** The availability is being checked. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

function RegisterButton({ session, isMember, busy, onPress }: RegisterButtonProps) {
  const label = `Register, ${priceText(memberPrice(session, isMember).cents)}`;
  return (
    <Button
      size="sm"
      variant="line"
      busy={busy}
      busyLabel="Checking..."
      aria-label={busy ? undefined : `${label}: ${sessionTitle(session)}, ${whenText(session)}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
