import { sql } from 'drizzle-orm';
import { collectInstalments } from '../../src/features/booking/instalments/collect-instalments.ts';
import { reconcileAll } from '../../src/features/booking/registration/reconcile.ts';
import { clearFull } from '../../src/features/booking/seats/claim-seat.ts';
import { sweepWaitlists } from '../../src/features/booking/waitlist/sweep-waitlists.ts';
import { aCard, aSession, cards, guestForm, registrationIn, paymentIn } from '../booking.ts';
import { manyMembers, type SignedInMember } from '../many-members.ts';
import type { FaultyPayments } from '../faulty-payments.ts';
import type { ApiResponse, TestServer } from '../server.ts';
import { Model, priceCents, type Card, type ModelPerson } from './model.ts';
import { members, type Sequence, type Step } from './steps.ts';

const start = new Date('2026-03-02T12:00:00-05:00');

/** The whole server, and the connection to the provider that a step may cut. */
export interface ModelFixture {
  readonly server: TestServer;
  readonly provider: FaultyPayments;
}

/** A person of the sequence, as the server and the model know them. */
interface Member extends SignedInMember {
  readonly modelPerson: ModelPerson;
  /** The registration and client secret of a pending 3-D Secure challenge. */
  challenge: { id: string; secret: string } | null;
}

/**
 * Applies a sequence to the server and the model. After each step it compares the response, the registrations, the waitlist,
 * the emails, the seat count and the money. Throws at the first difference.
 */
export async function runSequence(
  fixture: ModelFixture,
  sequence: Sequence,
  ModelOf: typeof Model = Model,
): Promise<void> {
  const { server } = fixture;
  server.clock.set(start);
  const startsAt = new Date(start.getTime() + sequence.hoursBefore * 3_600_000);
  const session_id = await aSession(server.database, {
    startsAt,
    maxParticipants: sequence.max,
    priceMemberCents: priceCents,
    pricePublicCents: priceCents,
  });
  const model = new ModelOf(members, sequence.max, start, startsAt);
  const accounts = await manyMembers(server, members);
  const people = accounts.map((account, index): Member => {
    const modelPerson = model.people[index];
    if (modelPerson === undefined) throw new Error('the model has fewer people');
    return { ...account, modelPerson, challenge: null };
  });
  for (const [index, step] of [...opening(sequence), ...sequence.steps].entries()) {
    const label = `step ${index + 1}, ${JSON.stringify(step)}`;
    const [actual, expected] = await applyStep(fixture, model, people, session_id, step);
    assertSame(label, actual, expected);
    assertSame(label, await actualState(server, session_id, people), expectedState(model, people));
  }
  await cleanUp(server, session_id);
}

/** Registration opens: the first people take all seats, the others join the waitlist. */
function opening({ max, first }: Sequence): Step[] {
  return Array.from({ length: members }, (_, who): Step => {
    const card = first[who];
    return who < max && card !== undefined
      ? { do: 'register', who, aims: false, card }
      : { do: 'join', who, aims: false };
  });
}

/** The people to whom an aimed step applies. */
const aimsAt: Readonly<
  Record<'register' | 'authenticate' | 'cancel' | 'join' | 'leave', (one: ModelPerson) => boolean>
> = {
  register: ({ seat, entry }) => seat === null && entry?.state === 'offered',
  authenticate: ({ seat }) => seat?.state === 'asking',
  cancel: ({ seat }) => seat?.state === 'confirmed',
  join: ({ seat, entry }) => seat === null && entry === null,
  leave: ({ seat, entry }) => entry !== null || (seat?.state !== 'confirmed' && seat?.from != null),
};

function memberOf(step: Step, people: readonly Member[]): Member | undefined {
  if (!('who' in step)) return undefined;
  const eligible = step.aims ? people.filter(({ modelPerson }) => aimsAt[step.do](modelPerson)) : [];
  return eligible[step.who % Math.max(1, eligible.length)] ?? people[step.who];
}

function assertSame(what: string, actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: the server has ${a}, the model has ${b}`);
}

/** The responses of the server and the model to a step; equal texts for a step that sends no request. */
async function applyStep(
  fixture: ModelFixture,
  model: Model,
  people: readonly Member[],
  session_id: string,
  step: Step,
): Promise<[string, string]> {
  const { server } = fixture;
  const member = memberOf(step, people);
  const as = async (method: string, path: string, body?: object) =>
    server.call(method, path, {
      token: (await member?.renewed()) ?? '',
      ...(body === undefined ? {} : { body }),
    });
  // A process may treat a session as full for a quarter of a real second; here hours pass in less.
  clearFull(session_id);
  switch (step.do) {
    case 'register': {
      if (member === undefined) break;
      const { card } = step;
      fixture.provider.fault = card === 'lost' ? 'response_lost' : null;
      const response = await as('POST', '/training/registrations/register/', {
        session_id,
        ...(card === 'plan' ? { payment_plan: 'bi_weekly' } : {}),
        ...(card === 'none' ? {} : { payment_method_id: await aCard(server, numberOf(card)) }),
      });
      fixture.provider.fault = null;
      if (response.status === 202) member.challenge = challengeIn(response);
      return [
        outcomeOf(response, { 201: 'registered', 202: 'asks' }),
        model.register(member.modelPerson, card),
      ];
    }
    case 'guest': {
      const body = guestForm(session_id, await aCard(server, numberOf(step.card)));
      const response = await server.call('POST', '/training/registrations/guest-register/', { body });
      return [outcomeOf(response, { 201: 'registered' }), model.guest(step.card)];
    }
    case 'authenticate': {
      if (member?.challenge == null || member.modelPerson.seat?.state !== 'asking') break;
      const { id, secret: client_secret } = member.challenge;
      const body = { client_secret, approve: step.approve };
      await server.call('POST', '/payments/sandbox/confirm/', { body });
      const response = await as('POST', `/training/registrations/${id}/confirm-payment/`, { client_secret });
      model.authenticate(member.modelPerson, step.approve);
      return [outcomeOf(response, { 200: 'paid' }), step.approve ? 'paid' : 'payment_failed'];
    }
    case 'cancel': {
      if (member?.modelPerson.seat?.state !== 'confirmed' || model.now >= model.startsAt) break;
      const response = await as('POST', `/sessions/registered/${session_id}/cancel/`, {});
      model.cancel(member.modelPerson);
      return [outcomeOf(response, { 200: 'cancelled' }), 'cancelled'];
    }
    case 'join':
      if (member === undefined) break;
      return [
        outcomeOf(await as('POST', '/training/waitlist/', { session_id }), { 201: 'joined' }),
        model.join(member.modelPerson),
      ];
    case 'leave':
      if (member === undefined) break;
      return [
        outcomeOf(await as('DELETE', `/training/waitlist/${session_id}/`), { 204: 'left' }),
        model.leave(member.modelPerson),
      ];
    case 'pass':
      server.clock.pass(step.minutes * 60);
      model.now = server.clock.now().getTime();
      break;
    case 'capacity': {
      const max = Math.max(1, model.max + step.by, model.taken);
      await server.database.db.execute(
        sql`update sessions set max_participants = ${max} where id = ${session_id}`,
      );
      model.max = max;
      break;
    }
    case 'jobs':
      await reconcileAll(server.deps);
      await sweepWaitlists(server.deps);
      await collectInstalments(server.deps);
      model.jobs();
      break;
  }
  return ['done', 'done'];
}

const numberOf = (card: Card): string => (card === 'declined' || card === 'asks' ? cards[card] : cards.good);

const outcomeOf = ({ status, body }: ApiResponse, byStatus: Record<number, string>): string =>
  byStatus[status] ?? String(body['code']);

const challengeIn = (response: ApiResponse) => ({
  id: String(registrationIn(response)['public_id']),
  secret: String(paymentIn(response)?.['client_secret']),
});

/** Everything that is compared, as the server has it. */
async function actualState({ database }: TestServer, session_id: string, people: readonly Member[]) {
  const { rows } = await database.db.execute<{
    taken: number;
    fits: boolean;
    adds_up: boolean;
    charged: number;
    seats: Record<string, string>;
    entries: Record<string, string>;
    emails: Record<string, number>;
  }>(sql`
    select s.taken, s.taken <= s.max_participants as fits,
      s.taken = (select count(*) from registrations r where r.session_id = s.id and r.status in ('held', 'confirmed'))
        + (select count(*) from waitlist_entries e where e.session_id = s.id and e.status = 'offered') as adds_up,
      (select coalesce(sum(case c.kind when 'charge' then c.amount_cents else -c.amount_cents end), 0)::int
        from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
        join registrations r on r.id = m.registration_id
        where r.session_id = s.id and c.status = 'succeeded') as charged,
      coalesce((select jsonb_object_agg(r.user_id, r.status) from registrations r where r.session_id = s.id
        and r.user_id is not null and r.status in ('held', 'confirmed')), '{}') as seats,
      coalesce((select jsonb_object_agg(e.user_id, e.status) from waitlist_entries e where e.session_id = s.id
        and e.status in ('waiting', 'offered')), '{}') as entries,
      coalesce((select jsonb_object_agg(l.id, l.many) from (select u.id, count(*)::int as many from outbox_mails o
        join users u on u.email = o.recipient where o.template = 'waitlist_open' group by u.id) l), '{}') as emails
    from sessions s where s.id = ${session_id}`);
  const [row] = rows;
  if (row === undefined) throw new Error('the session is missing');
  const { seats, entries, emails, ...sums } = row;
  const each = people.map(({ id }) => [seats[id] ?? null, entries[id] ?? null, emails[id] ?? 0]);
  return { taken: sums.taken, fits: sums.fits, adds_up: sums.adds_up, charged: sums.charged, each };
}

/** The same, as the model has it. A charge whose response was lost still counts. */
function expectedState(model: Model, people: readonly Member[]) {
  const lostCents = model.people.filter(({ seat }) => seat?.state === 'lost').length * priceCents;
  const each = people.map(({ modelPerson: { seat, entry, emails } }) => [
    seat === null ? null : seat.state === 'confirmed' ? 'confirmed' : 'held',
    entry?.state ?? null,
    emails,
  ]);
  return {
    taken: model.taken,
    fits: model.taken <= model.max,
    adds_up: true,
    charged: model.owed + lostCents,
    each,
  };
}

/** Removes everything that the jobs of the next sequence could find. */
async function cleanUp({ database }: TestServer, session_id: string): Promise<void> {
  const { db } = database;
  await db.execute(sql`update waitlist_entries set status = 'left' where session_id = ${session_id}`);
  await db.execute(sql`update payments m set status = 'cancelled' from registrations r
    where r.id = m.registration_id and r.session_id = ${session_id} and m.status not in ('succeeded', 'failed')`);
  await db.execute(sql`update sessions set status = 'cancelled' where id = ${session_id}`);
  await db.execute(sql`delete from outbox_mails`);
}
