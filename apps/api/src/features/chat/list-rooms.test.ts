import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { users } from '../../platform/database/schema/people.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { storeMessage } from './messages.ts';
import { roomNameOf } from './rooms.ts';

interface Reply {
  readonly user_id: string;
  readonly rooms: readonly {
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly is_coach: boolean;
    readonly session: Record<string, unknown> | null;
    readonly last_message: { readonly message: string; readonly sender: string } | null;
  }[];
}

let server: TestServer;
let coach: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  coach = await aMember(server);
  await server.database.db.update(coaches).set({ userId: coach.id }).where(eq(coaches.id, 'coach'));
  await server.database.db.insert(teamMembers).values({ userId: coach.id, role: 'coach' });
});
afterAll(() => server?.close());

/** Members cannot register for past sessions through the API. */
const registered = (sessionId: string, { id: userId }: Person, status: 'confirmed' | 'released') =>
  server.database.db
    .insert(registrations)
    .values({ sessionId, userId, status, priceCents: 0, rate: 'public', plan: 'full' });

const roomsOf = async ({ token }: Person): Promise<Reply> =>
  (await server.call('GET', '/chat/rooms/', { token })).body as unknown as Reply;

describe('the list of rooms', () => {
  it('contains the sessions of a member with their last message, and their coach', async () => {
    const ada = await aMember(server);
    const sessionId = await aSession(server.database);
    await registerUnpaid(server, sessionId, ada);
    await storeMessage(server.database, roomNameOf({ kind: 'training', sessionId }), ada.id, 'first');
    await storeMessage(server.database, roomNameOf({ kind: 'training', sessionId }), ada.id, 'last');
    const { user_id, rooms } = await roomsOf(ada);
    expect(user_id).toBe(ada.id);
    expect(rooms).toEqual([
      {
        kind: 'training',
        is_closed: false,
        unread: 0,
        id: sessionId,
        title: 'Rhythm Roll Foundations',
        is_coach: false,
        session: expect.objectContaining({ coach_name: 'Imani Brooks', coach_id: coach.id, participants: 1 }),
        last_message: expect.objectContaining({ message: 'last', sender: ada.id, sender_name: 'Ada B.' }),
      },
      {
        kind: 'private',
        is_closed: false,
        unread: 0,
        id: coach.id,
        title: 'Imani Brooks',
        is_coach: true,
        session: null,
        last_message: null,
      },
    ]);
  });

  it('contains a private conversation for its two people only', async () => {
    const [ada, bea, cleo] = [await aMember(server), await aMember(server), await aMember(server)];
    await storeMessage(
      server.database,
      roomNameOf({ kind: 'private', people: [ada.id, bea.id] }),
      bea.id,
      'hello',
    );
    for (const [one, other] of [
      [ada, bea],
      [bea, ada],
    ] as const) {
      expect((await roomsOf(one)).rooms).toEqual([
        expect.objectContaining({
          kind: 'private',
          id: other.id,
          title: 'Ada B.',
          is_coach: false,
          last_message: expect.objectContaining({ message: 'hello' }),
        }),
      ]);
    }
    expect((await roomsOf(cleo)).rooms).toEqual([]);
  });

  it('omits a person whose account is closed', async () => {
    const [ada, bea] = [await aMember(server), await aMember(server)];
    await storeMessage(
      server.database,
      roomNameOf({ kind: 'private', people: [ada.id, bea.id] }),
      bea.id,
      'hello',
    );
    await server.database.db.update(users).set({ isActive: false }).where(eq(users.id, bea.id));
    expect((await roomsOf(ada)).rooms).toEqual([]);
  });

  it('omits sessions that are cancelled, left by the member, or over for more than 14 days', async () => {
    const ada = await aMember(server);
    const day = 86_400_000;
    const ended = (days: number) => new Date(server.clock.now().getTime() - days * day);
    const over = await aSession(server.database, { startsAt: ended(15) });
    const recent = await aSession(server.database, { startsAt: ended(13) });
    const ahead = await aSession(server.database);
    const off = await aSession(server.database, { status: 'cancelled' });
    const left = await aSession(server.database);
    for (const id of [over, recent, ahead, off]) await registered(id, ada, 'confirmed');
    await registered(left, ada, 'released');
    const sessions = (await roomsOf(ada)).rooms.filter(({ kind }) => kind === 'training');
    expect(sessions.map(({ id }) => id)).toEqual([ahead, recent]);
  });

  it('contains the sessions that a coach leads', async () => {
    const sessionId = await aSession(server.database);
    expect((await roomsOf(coach)).rooms.map(({ id }) => id)).toContain(sessionId);
  });
});
