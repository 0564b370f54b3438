import type { Client } from '@detroit-well/api-client';
import { hasHint } from '@detroit-well/api-client/session';
import type { PageContext } from '../page.ts';
import { forgetAttempts } from './member-attempts.ts';
import { portalAuth } from './portal-auth.ts';
import { readVisitor, setVisitor, type Visitor } from './visitor.ts';

const guest: Visitor = { kind: 'guest' };

/** A sign-out removes the hint, so a guest with a hint is probably a member whose browser blocks the portal's iframe. */
const guestAtLoad = (): Visitor => (hasHint() ? { ...guest, isUnconfirmed: true } : guest);

/** Registrations that still occupy a seat. */
const live = new Set(['held', 'confirmed']);

async function readMember(client: Pick<Client, 'profile' | 'registrations'>): Promise<Visitor> {
  const [{ profile, membership }, registrations] = await Promise.all([
    client.profile.trainingDashboard({ background: true }),
    // Without this list the button may offer a registration that the server then rejects, which is no reason to fail.
    client.registrations.list({}, { background: true }).catch(() => []),
  ]);
  const id = profile.public_id || profile.email;
  for (const { session_id, status } of registrations) {
    if (status === 'confirmed') forgetAttempts(id, session_id);
  }
  const names = `${profile.first_name} ${profile.last_name}`.trim();
  return {
    kind: 'member',
    id,
    name: profile.display_name || names || profile.email,
    image: profile.image_thumbnail ?? profile.image_url,
    waiverAccepted: profile.waiver_accepted,
    paymentConsent: profile.payment_consent,
    membership,
    registered: registrations.filter(({ status }) => live.has(status)).map(({ session_id: id }) => id),
  };
}

/** The visitor may stop the reload; the next focus or page show starts it again. */
function reloadWhenInert(): void {
  if (document.body.inert) location.reload();
}

/** Loads the visitor from the portal, then follows sign-in and sign-out there. Without a response the visitor is a guest. */
export async function followPortal(context: PageContext): Promise<void> {
  const { auth, client } = portalAuth(context);
  let loads = 0;
  async function loadVisitor(other = () => guest): Promise<void> {
    loads += 1;
    const current = loads;
    const load = async () => ((await auth.signedIn()) ? readMember(client) : other());
    const visitor = await load().catch(other);
    // A newer load has started: this result may belong to a member who has signed out.
    if (current === loads) setVisitor(visitor);
  }
  await loadVisitor(guestAtLoad);
  auth.subscribe((authenticated) => {
    // Another member signed in, but the page still holds data and actions of the previous one.
    if (authenticated && readVisitor().kind === 'member') {
      document.body.inert = true;
      reloadWhenInert();
    } else void loadVisitor();
  });
  for (const event of ['pageshow', 'focus', 'visibilitychange'])
    addEventListener(event, reloadWhenInert, true);
  auth.keepFresh();
}
