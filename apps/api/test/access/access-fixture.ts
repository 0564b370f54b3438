import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { posts } from '../../src/platform/database/schema/blog.ts';
import { chatMessages } from '../../src/platform/database/schema/chat.ts';
import { paymentMethods, payments } from '../../src/platform/database/schema/payments.ts';
import { emergencyContacts, memberships, profiles } from '../../src/platform/database/schema/people.ts';
import { registrations, waitlistEntries } from '../../src/platform/database/schema/registrations.ts';
import { refreshFamilies } from '../../src/platform/database/schema/tokens.ts';
import { sessionMaterials, sessionUpdates } from '../../src/platform/database/schema/training.ts';
import { aCard, aSession, cards, type Person } from '../booking.ts';
import { aPlan } from '../office/plan-cases.ts';
import { aSessionFixture, type SessionFixture } from '../session-fixture.ts';
import type { TestServer } from '../server.ts';
import { roles, type Role } from './expected.ts';

/** A session fixture whose owner has one recognizable record for every parameter that a path can contain. */
export interface AccessFixture extends SessionFixture {
  /** Texts that only the owner and the people who lead the session may read. */
  secrets: readonly string[];
  token: Readonly<Record<Role, string | undefined>>;
  /** A card of each role's own. */
  cards: Readonly<Record<Role, string>>;
  /** The values for the path parameters of a call. */
  params: (noun: string, call: string) => Readonly<Record<string, string>>;
  body: (call: string, role: Role) => unknown;
}

export async function anAccessFixture(server: TestServer): Promise<AccessFixture> {
  const people = await aSessionFixture(server);
  const { db } = server.database;
  const { owner, sessionId, registrationId } = people;
  const mark = randomUUID();
  const secrets = [
    owner.email,
    'Quarrington',
    '(313) 555-0999',
    'Marvella Quay',
    `said ${mark}`,
    `paper ${mark}`,
  ];
  await db
    .update(profiles)
    .set({ firstName: 'Zebedee', lastName: 'Quarrington', phone: '(313) 555-0999' })
    .where(eq(profiles.userId, owner.id));
  const [contactId, materialId, entryId, cardId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const membershipId = await anEndedMembership(server, owner);
  await db.insert(emergencyContacts).values({
    id: contactId,
    userId: owner.id,
    name: 'Marvella Quay',
    relationship: 'spouse',
    phone: '(313) 555-0998',
    email: 'marvella@demo.test',
  });
  await db.insert(sessionMaterials).values({
    id: materialId,
    sessionId,
    title: `paper ${mark}`,
    fileName: 'paper.txt',
    contentType: 'text/plain',
    file: await server.deps.files.write(Buffer.from(`paper ${mark}`)),
    bytes: 42,
  });
  await db
    .insert(chatMessages)
    .values({ room: `training:${sessionId}`, senderId: owner.id, message: `said ${mark}` });
  await db.insert(sessionUpdates).values({ sessionId, title: 'News', message: `said ${mark}` });
  await db.insert(paymentMethods).values({
    userId: owner.id,
    provider: 'sandbox',
    providerRef: cardId,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2035,
    isSaved: true,
  });
  const full = await aSession(server.database, { maxParticipants: 1, taken: 1 });
  await db
    .insert(waitlistEntries)
    .values({ id: entryId, sessionId: full, userId: owner.id, status: 'waiting' });
  await db
    .insert(posts)
    .values({ slug: `post-${mark}`, title: 'Post', publishedAt: new Date('2026-03-01T12:00:00Z') });
  const asking = await aHold(server, owner.token);
  const paymentId = await aPayment(server, owner);
  // A second sign-in of the owner, so that the first still works.
  const signInId = randomUUID();
  await db
    .insert(refreshFamilies)
    .values({ id: signInId, userId: owner.id, expiresAt: new Date('2027-01-01T00:00:00Z') });
  return {
    ...people,
    secrets: [...secrets, asking.secret],
    token: {
      anonymous: undefined,
      otherMember: people.stranger.token,
      otherCoach: people.otherCoach.token,
      thatCoach: people.coach.token,
      staff: people.staff.token,
      owner: owner.token,
    },
    cards: await cardsFor(server),
    params: (noun, call) => {
      const id = {
        contacts: contactId,
        waitlist: entryId,
        programs: 'roll',
        coaches: 'coach',
        registrations: registrationId,
        memberships: membershipId,
      }[noun];
      const own = { confirmPayment: asking.id, forgetCard: cardId, endSignIn: signInId, receipt: paymentId }[
        call
      ];
      const named = own ?? id ?? sessionId;
      const rest = { uid: owner.id, token: 'guessed', perm: 'view_roster', slug: `post-${mark}` };
      return { id: named, materialId, type: 'ics', ...rest };
    },
    body: (call, role) => {
      const client_secret = role === 'owner' ? asking.secret : 'guessed';
      if (call === 'confirmPayment') return { client_secret };
      if (call === 'attendance')
        return { attendance: [{ registration_id: registrationId, mark: 'present' }] };
      if (call === 'move') return { session_id: sessionId, amount: '75.00', due_now: '0.00' };
      return bodies[call];
    },
  };
}

const password = 'Standard!2027';
/** Valid bodies, so that no call fails for its input. */
const bodies: Readonly<Record<string, unknown>> = {
  message: { message: 'Doors at six.' },
  sendMessage: { message: 'Which door?' },
  feedback: { rating: 5, comment: 'Good' },
  update: { name: 'Somebody else' },
  cancel: { reason: 'Not mine' },
  updateNotifications: { notify_email: false, notify_sms: true },
  pause: { from: '2026-03-10', until: '2026-04-10' },
  changeCard: { payment_method_id: 'pm_1c9e', payment_consent: true },
  previewChange: { plan_id: 'plan-standard-year' },
  change: { plan_id: 'plan-standard-year', amount: '441.00' },
  react: { reaction_type: 'like', session_key: 'a-visitor' },
  confirmPasswordReset: { password, confirm_password: password },
};

/** A held registration after a 3-D Secure challenge: the provider has confirmed the payment, the server does not know yet. */
async function aHold(server: TestServer, token: string) {
  const session_id = await aSession(server.database);
  const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server, cards.asks) };
  const { body: made } = await server.call('POST', '/training/registrations/register/', { token, body });
  const { public_id: id } = made['registration'] as { public_id: string };
  const { client_secret: secret } = made['payment'] as { client_secret: string };
  await server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret: secret, approve: true } });
  return { id, secret };
}

/** A membership that the owner bought and that has ended. */
async function anEndedMembership({ database }: TestServer, { id: userId }: Person): Promise<string> {
  const id = randomUUID();
  const planVersionId = `${await aPlan(database)}-1`;
  const bought = {
    source: 'bought',
    state: 'cancelled',
    startDate: '2026-01-02',
    anchorDay: '2026-01-02',
  } as const;
  const paid = { paidPeriods: 1, paidUntil: '2026-02-02', cancelAtPeriodEnd: true, endDate: '2026-02-01' };
  await database.db
    .insert(memberships)
    .values({ id, userId, tier: 'Standard', planVersionId, ...bought, ...paid });
  return id;
}

/** A payment of the owner for another session. */
async function aPayment(server: TestServer, { id, token }: Person): Promise<string> {
  const { db } = server.database;
  const session_id = await aSession(server.database);
  const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server) };
  await server.call('POST', '/training/registrations/register/', { token, body });
  const [paid] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(registrations, eq(registrations.id, payments.registrationId))
    .where(and(eq(registrations.userId, id), eq(registrations.sessionId, session_id)));
  return paid?.id ?? '';
}

async function cardsFor(server: TestServer): Promise<Record<Role, string>> {
  const own = await Promise.all(roles.map(async (role) => [role, await aCard(server)] as const));
  return Object.fromEntries(own) as Record<Role, string>; // one card per role, created above
}
