import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { renewMemberships } from '../memberships/renew-memberships.ts';

const fixture = membershipFixture();

/** Bought on March 2; its renewal of April 2 was declined. */
let id: string;
let desk: Person;
beforeEach(async () => {
  id = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
  desk = await aTeamMember(fixture.server, 'front_desk');
  await fixture.act.cardNow(id, 'declines');
  fixture.server.clock.set('2026-04-02T12:00:00Z');
  await renewMemberships(fixture.server.deps);
});

const office = async (method: 'GET' | 'POST', path: string, key: string = randomUUID()) =>
  fixture.server.call(method, `/office/${path}`, {
    token: await desk.renewed(),
    ...(method === 'POST' && { headers: { 'idempotency-key': key } }),
  });
const retry = (key?: string) => office('POST', `payments/renewals/${id}/retry/`, key);
const row = async (): Promise<WorklistEntry | undefined> => {
  const { body } = await office('GET', 'worklist/?about=money&kind=renewal_failed');
  return (body['results'] as WorklistEntry[]).find((entry) => entry.id === `renewal_failed:${id}`);
};
const taken = () => fixture.act.taken(fixture.person);
const emails = async () => (await fixture.act.emails(fixture.person)).slice(1);

describe('a renewal that was declined', () => {
  it('waits in the worklist with its reason, the next try and what the member was told', async () => {
    expect(await row()).toMatchObject({
      title: 'Renewal failed: Ada Byron',
      text: '$49.00 for Standard. The bank declined the card. Next try Apr 3, 2026.',
      amount: '49.00',
      person_id: fixture.person.id,
      next_attempt_at: '2026-04-03T08:00:00-04:00',
      told: '1 email about the decline.',
    });
  });

  it('is charged once by the team, whatever is repeated, and then waits no more', async () => {
    await fixture.act.cardNow(id, 'succeeds');
    const key = randomUUID();
    const [first, second] = [await retry(key), await retry(key)];
    expect([first.status, first.body]).toMatchObject([200, { status: 'succeeded', membership_id: id }]);
    expect(second.body).toEqual(first.body);
    expect([await taken(), await row(), (await retry()).body['code']]).toEqual([
      9800,
      undefined,
      'nothing_to_pay',
    ]);
    fixture.server.clock.set('2026-04-03T13:00:00Z');
    await renewMemberships(fixture.server.deps);
    expect([await taken(), await fixture.act.problems()]).toEqual([9800, []]);
  });

  it('that is declined again is told, and the plan of attempts stays', async () => {
    expect((await retry()).body['code']).toBe('payment_failed');
    expect(await row()).toMatchObject({
      next_attempt_at: '2026-04-03T08:00:00-04:00',
      told: '2 emails, one for each decline.',
    });
    expect(await emails()).toEqual(['membership_declined', 'membership_declined']);
    expect(await taken()).toBe(4900);
  });

  it('is charged once by the team and the job at the same moment', async () => {
    await fixture.act.cardNow(id, 'succeeds');
    fixture.server.clock.set('2026-04-03T13:00:00Z');
    await Promise.all([retry(), retry(), renewMemberships(fixture.server.deps)]);
    expect([await taken(), await fixture.act.problems()]).toEqual([9800, []]);
  });

  it('is paid by the member, to whom the team sends the link', async () => {
    const sent = await office('POST', `payments/renewals/${id}/link/`);
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { id, email: fixture.person.email, owed: '49.00', sent_to: fixture.person.email },
    ]);
    expect((await row())?.told).toBe('1 email about the decline. Payment link sent Apr 2, 2026.');
    expect((await emails()).length).toBe(2);
    expect((await fixture.act.pay(fixture.person, id)).status).toBe(200);
    expect([await row(), (await office('POST', `payments/renewals/${id}/link/`)).status]).toEqual([
      undefined,
      409,
    ]);
  });
});
