import type { Client } from '@detroit-well/api-client';
import type { Frame } from '../page.ts';
import { portalSession } from './portal-session.ts';
import { setVisitor, type Visitor } from './visitor.ts';

const guest: Visitor = { kind: 'guest' };

/** Registrations that still take a place. */
const live = new Set(['held', 'confirmed']);

async function readMember(client: Client): Promise<Visitor> {
  const [{ profile, membership }, registrations] = await Promise.all([
    client.profile.trainingDashboard(),
    // Without this list the button would offer what the server then refuses: a pity, not a reason to stop.
    client.registrations.list().catch(() => []),
  ]);
  const names = `${profile.first_name} ${profile.last_name}`.trim();
  return {
    kind: 'member',
    name: profile.display_name || names || profile.email,
    image: profile.image_thumbnail ?? profile.image_url,
    waiverAccepted: profile.waiver_accepted,
    paymentConsent: profile.payment_consent,
    membership,
    registered: registrations.filter(({ status }) => live.has(status)).map(({ session_id: id }) => id),
  };
}

/** Asks the portal who is here, shows it, and follows signing in and out there. No answer means a guest. */
export async function followPortal(frame: Frame): Promise<void> {
  const { session, client } = portalSession(frame);
  async function look(): Promise<void> {
    try {
      setVisitor((await session.signedIn()) ? await readMember(client) : guest);
    } catch {
      setVisitor(guest);
    }
  }
  await look();
  session.subscribe(() => void look());
  session.keepFresh();
}
