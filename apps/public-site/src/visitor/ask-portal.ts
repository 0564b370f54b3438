import type { Client } from '@detroit-well/api-client';
import type { Frame } from '../page.ts';
import { portalSession } from './portal-session.ts';
import { readVisitor, setVisitor, type Visitor } from './visitor.ts';

const guest: Visitor = { kind: 'guest' };

/** Registrations that still take a place. */
const live = new Set(['held', 'confirmed']);

async function readMember(client: Client): Promise<Visitor> {
  const [{ profile, membership }, registrations] = await Promise.all([
    client.profile.trainingDashboard({ background: true }),
    // Without this list the button would offer what the server then refuses: a pity, not a reason to stop.
    client.registrations.list({ background: true }).catch(() => []),
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

/** Loading may be stopped; the next look at the page begins it again. */
function loadAnew(): void {
  if (document.body.inert) location.reload();
}

/** Asks the portal who is here, shows it, and follows signing in and out there. No answer means a guest. */
export async function followPortal(frame: Frame): Promise<void> {
  const { session, client } = portalSession(frame);
  let looks = 0;
  async function look(): Promise<void> {
    looks += 1;
    const mine = looks;
    const seen = async () => ((await session.signedIn()) ? readMember(client) : guest);
    const visitor = await seen().catch(() => guest);
    // Later looks know better: an answer about a member who has left is nobody's.
    if (mine === looks) setVisitor(visitor);
  }
  await look();
  session.subscribe((authenticated) => {
    // Another member: the page holds what the one before was told and has done.
    if (authenticated && readVisitor().kind === 'member') {
      document.body.inert = true;
      loadAnew();
    } else void look();
  });
  for (const seen of ['pageshow', 'focus', 'visibilitychange']) addEventListener(seen, loadAnew, true);
  session.keepFresh();
}
