import { sql } from 'drizzle-orm';
import { aCard, aMember, aSession, type Person } from './booking.ts';
import type { ApiResponse, TestServer } from './server.ts';

/** What people do around a full session, in the way the screens do it. Tokens are renewed, because the test's clock moves far. */
export function waitlistActions(server: TestServer) {
  const call = async (person: Person, method: string, path: string, body?: object): Promise<ApiResponse> =>
    server.call(method, path, {
      token: await person.renewed(),
      ...(body === undefined ? {} : { body }),
    });
  const register = (person: Person, session_id: string, over: object = {}) =>
    call(person, 'POST', '/training/registrations/register/', { session_id, ...over });
  return {
    register,
    /** Pays with a card. */
    buy: async (person: Person, session_id: string, number?: string, over: object = {}) =>
      register(person, session_id, { payment_method_id: await aCard(server, number), ...over }),
    cancel: (person: Person, session_id: string) =>
      call(person, 'POST', `/sessions/registered/${session_id}/cancel/`, {}),
    join: (person: Person, session_id: string, over: object = {}) =>
      call(person, 'POST', '/training/waitlist/', { session_id, ...over }),
    leave: (person: Person, id: string) => call(person, 'DELETE', `/training/waitlist/${id}/`),
    status: (person: Person, id: string) => call(person, 'GET', `/training/waitlist/${id}/status/`),
    detail: (person: Person, id: string) => call(person, 'GET', `/training/sessions/${id}/`),
    /** Creates a session with this many seats and returns the people who take them all. */
    full: async (seats = 1, startsAt = '2026-03-12T18:30:00-04:00') => {
      const session_id = await aSession(server.database, {
        startsAt: new Date(startsAt),
        maxParticipants: seats,
      });
      const inside: Person[] = [];
      for (let n = 0; n < seats; n += 1) {
        const person = await aMember(server);
        await register(person, session_id);
        inside.push(person);
      }
      return { session_id, inside };
    },
  };
}

/** The templates of the emails a person received, oldest first. */
export async function emailsTo({ database }: TestServer, { email }: Person): Promise<string[]> {
  const { rows } = await database.db.execute<{ template: string }>(
    sql`select template from outbox_mails where recipient = ${email} order by sequence`,
  );
  return rows.map(({ template }) => template);
}

/** The text of the last email a person received. */
export async function lastEmailTo({ database }: TestServer, { email }: Person): Promise<string> {
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text_body as text from outbox_mails where recipient = ${email} order by sequence desc limit 1`,
  );
  return rows[0]?.text ?? '';
}

/** The seat counts of a session: the stored number and the parts whose sum it must be. */
export async function seatCountsOf({ database }: Pick<TestServer, 'database'>, sessionId: string) {
  const { rows } = await database.db.execute<
    Record<'taken' | 'confirmed' | 'held' | 'offered' | 'waiting', number> & { max: number | null }
  >(sql`
    select s.taken, s.max_participants as max,
      (select count(*)::int from registrations r where r.session_id = s.id and r.status = 'confirmed') as confirmed,
      (select count(*)::int from registrations r where r.session_id = s.id and r.status = 'held') as held,
      (select count(*)::int from waitlist_entries e where e.session_id = s.id and e.status = 'offered') as offered,
      (select count(*)::int from waitlist_entries e where e.session_id = s.id and e.status = 'waiting') as waiting
    from sessions s where s.id = ${sessionId}`);
  const [row] = rows;
  if (row === undefined) throw new Error(`no session ${sessionId}`);
  return row;
}
