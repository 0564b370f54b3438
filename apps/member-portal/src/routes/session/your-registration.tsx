import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';
import { AnswerPlace } from '../../answers/answer-place.tsx';
import { readSettings } from '../../settings.ts';
import { dollars } from '../../words/money.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { Cancelling } from './cancelling.tsx';
import { Ledger } from './ledger.tsx';
import { PayNow } from './pay-now.tsx';
import { refundWords } from './refund-words.ts';

/** What the last action here came to. */
interface Answer {
  readonly title: string;
  readonly text?: string;
}

/** The registration's side of the page: what was paid, what is to pay, the calendar, and the way out or back in. */
export function YourRegistration({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const coming = session.registration.status !== 'cancelled';
  const [gone, setGone] = useState(!coming);
  return (
    <aside className="rs__side" aria-label="Your registration">
      <AnswerPlace of={answer}>
        {answer ? (
          <Flash tone="ok" title={answer.title}>
            {answer.text}
          </Flash>
        ) : null}
      </AnswerPlace>
      {coming ? null : <RegisterAgain session={session} now={now} />}
      <Ledger registration={session.registration} />
      <PayNow session={session} onPaid={(amount) => setAnswer({ title: `${dollars(amount)} is paid.` })} />
      {coming ? <CalendarLinks session={session} /> : null}
      {gone ? null : (
        <Cancelling
          session={session}
          onCancelled={({ refund }) => {
            setGone(true);
            setAnswer({ title: 'Your registration is cancelled.', text: refundWords(refund) });
          }}
        />
      )}
    </aside>
  );
}

/** The session itself still takes place: its page on the public site, where one can register anew. */
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
