import { makePaymentLink } from '../src/features/payment-links/payment-links.ts';
import { openInstalments } from '../src/features/booking/ledger/open-instalments.ts';
import { findRegistration } from '../src/features/booking/ledger/registration-queries.ts';
import { owing } from './money.ts';
import { aTeamMember } from './team-fixture.ts';
import type { TestServer } from './server.ts';

/** A link to pay a registration of $75, made some minutes ago. */
export async function aPaymentLink(
  server: Pick<TestServer, 'database' | 'deps' | 'clock'>,
  { minutesAgo = 0 }: { minutesAgo?: number } = {},
) {
  const { database, deps, clock } = server;
  const booked = await owing(server);
  const { id: actorId } = await aTeamMember(server, 'front_desk');
  const registration = await findRegistration(database.db, booked.id);
  const at = new Date(clock.now().getTime() - minutesAgo * 60_000);
  const made = await database.withTx((tx) =>
    makePaymentLink(
      tx,
      deps.settings,
      {
        userId: booked.person.id,
        amountCents: registration === null ? 0 : (openInstalments(registration)[0]?.cents ?? 0),
        actorId,
        of: { pays: 'registration', registrationId: booked.id, position: null },
      },
      'none',
      at,
    ),
  );
  return {
    person: booked.person,
    registrationId: booked.id,
    linkId: made.id,
    token: made.url.split('/').at(-1) ?? '',
  };
}
