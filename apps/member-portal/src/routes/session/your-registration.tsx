import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { Ledger } from './ledger.tsx';
import { partIds } from './session-parts.ts';

/** The registration column of the page: what is paid, due and refunded. */
export function YourRegistration({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  return (
    <aside className="rs__side" id={partIds.registration} aria-label="Your registration">
      <Ledger session={session} now={now} />
    </aside>
  );
}
