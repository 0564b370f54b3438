import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useMemo, useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { readSettings } from '../../settings/settings.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { Ledger } from './ledger.tsx';
import { PayNow } from './pay-now.tsx';
import { refundText } from './refund-text.ts';
import { isCompleted, partIds } from './session-parts.ts';

/** The result of the last action in this column. */
interface ActionResult {
  readonly tone: 'ok' | 'note';
  readonly title: string;
  readonly text?: string;
  /** The registration that the action cancelled, if any: the member may register again, also in another tab. */
  readonly cancelled?: string;
}

/** The registration column of the page: payments, calendar, cancelling, and registering again. */
export function YourRegistration({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const { status, public_id: registrationId } = session.registration;
  const [last, setLast] = useState<ActionResult | null>(null);
  const result = last?.cancelled === undefined || last.cancelled === registrationId ? last : null;
  // A cancelled registration has fewer parts above, so its result comes into view once more.
  const announced = useMemo(() => result && { result, status }, [result, status]);
  const isActive = status !== 'cancelled';
  const live = isActive && result?.cancelled !== registrationId;
  return (
    <aside className="rs__side" id={partIds.registration} aria-label="Your registration">
      <ResultRegion of={announced}>
        {result ? (
          <Flash tone={result.tone} title={result.title}>
            {result.text}
          </Flash>
        ) : null}
      </ResultRegion>
      {isActive ? null : <RegisterAgain session={session} now={now} />}
      <Ledger registration={session.registration} now={now} />
      <PayNow session={session} now={now} onPaid={setLast} />
      {isActive && !isCompleted(session, now) ? <CalendarLinks session={session} /> : null}
      {live ? (
        <CancelRegistration
          session={session}
          onCancelled={(refund) =>
            setLast({
              tone: 'ok',
              title: 'Your registration is cancelled.',
              ...(refund ? { text: refundText(refund) } : {}),
              cancelled: registrationId,
            })
          }
        />
      ) : null}
    </aside>
  );
}

/** Links to the public page of the session, which still takes place, to register again. */
function RegisterAgain({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  if (session.status === 'cancelled' || new Date(session.start_datetime) <= now) return null;
  const { program, title, public_id } = session;
  const page = paths.session({
    category: program.category_name,
    program: program.title,
    title,
    public_id,
  });
  return (
    <ButtonLink variant="line" full href={siteUrl(readSettings().publicSiteUrl, page)}>
      Register again
    </ButtonLink>
  );
}
