import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aMember, aSession, type Person } from '../../../test/booking.ts';
import { mergeFixture } from '../../../test/merge-fixture.ts';
import { personWithCredit } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { users } from '../../platform/database/schema/people.ts';

const { fixture, office, own, preview, merge, unmerge, register, booked, twoRecords } = mergeFixture();

describe('what one record pays for the other', () => {
  it('keeps the books right and stops the undoing, by name: a pass', async () => {
    const { kept, other } = await twoRecords();
    await merge(kept, other);
    const session = await aSession(fixture.server.database);
    expect((await register(kept, session, { use_pass: true })).status).toBe(201);
    expect((await fixture.act.own(kept)).left).toBe(4);
    expect(await fixture.act.problems()).toEqual([]);
    const refused = await unmerge(kept);
    expect(refused.status).toBe(409);
    expect(refused.body['message']).toContain('1 session of one record used a pass of the other');
  });

  it('keeps the books right and stops the undoing, by name: studio credit of both', async () => {
    const [kept, other] = [
      await personWithCredit(fixture.server, 4000),
      await personWithCredit(fixture.server, 5000),
    ];
    await merge(kept, other);
    const session = await aSession(fixture.server.database);
    expect((await register(kept, session, { use_credit: true })).status).toBe(201);
    expect((await own(kept, 'GET', '/credit/')).body).toEqual({ balance: '15.00' });
    expect(await fixture.act.problems()).toEqual([]);
    const history = JSON.parse((await own(kept, 'GET', '/credit/history/')).text) as { balance: string }[];
    expect(history.map(({ balance }) => balance)[0]).toBe('15.00');
    expect(new Set(history.map((entry) => JSON.stringify(entry))).size).toBe(history.length);
    expect((await unmerge(kept)).body['message']).toContain('$35 of studio credit of one record');
  });
});

describe('a merge is refused', () => {
  const refusal = async (kept: Person, other: Person) => {
    const refused = await preview(kept, other);
    const token = { preview_token: '1.x' };
    const ids = { kept_id: kept.id, other_id: other.id };
    expect((await office('POST', 'people/merge/', { ...ids, ...token })).status).toBe(refused.status);
    return refused.body['refusal'];
  };

  it('with itself, the team, a closed account, a merged record, and two memberships', async () => {
    const { server } = fixture;
    const [one, two, three] = [await aMember(server), await aMember(server), await aMember(server)];
    expect(await refusal(one, one)).toBe('same_record');
    expect(await refusal(one, await aTeamMember(server, 'coach'))).toBe('team');
    const closed = await aMember(server);
    await server.database.db.update(users).set({ isActive: false }).where(eq(users.id, closed.id));
    expect(await refusal(one, closed)).toBe('closed');
    expect(
      await refusal(await aMember(server, { member: true }), await aMember(server, { member: true })),
    ).toBe('two_memberships');
    await merge(one, two);
    expect(await refusal(three, two)).toBe('merged');
    expect(await refusal(three, one)).toBe('merged');
    expect((await merge(one, three)).status).toBe(200);
    expect((await unmerge(one, { other_id: two.id })).body).toMatchObject({
      merges: [{ other_id: three.id }],
    });
  });

  it('when the preview no longer holds', async () => {
    const [kept, other] = [await aMember(fixture.server), await aMember(fixture.server)];
    const { preview_token } = (await preview(kept, other)).body;
    await booked(other, await aSession(fixture.server.database));
    const refused = await office('POST', 'people/merge/', {
      kept_id: kept.id,
      other_id: other.id,
      preview_token,
    });
    expect([refused.status, refused.body['code']]).toEqual([409, 'preview_changed']);
    expect(refused.body['preview']).toMatchObject({ registrations_count: 1 });
  });

  it('by the desk', async () => {
    const desk = await aTeamMember(fixture.server, 'front_desk');
    const [kept, other] = [await aMember(fixture.server), await aMember(fixture.server)];
    const ids = { kept_id: kept.id, other_id: other.id };
    expect((await office('POST', 'people/merge/preview/', ids, desk)).status).toBe(403);
  });
});
