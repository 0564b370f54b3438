import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { startTwilioFake, type TwilioFake } from '../../../../test/twilio-fake.ts';
import { emailsTo, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { erasePerson } from '../../account/erase-person.ts';
import { mostTextAttempts, sendWaitingTexts } from '../../../platform/sms/send-waiting-texts.ts';
import { twilioTransport } from '../../../platform/sms/twilio.ts';
import { sweepWaitlists } from './sweep-waitlists.ts';

let twilio: TwilioFake;
let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
const logged: string[] = [];
const log = {
  warn: (facts: object) => void logged.push(`warn ${JSON.stringify(facts)}`),
  error: (facts: object) => void logged.push(`error ${JSON.stringify(facts)}`),
};

beforeAll(async () => {
  twilio = await startTwilioFake();
  server = await testServer({ env: twilio.env });
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  for (const table of ['outbox_texts', 'waitlist_entries'])
    await server.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  twilio.fail(null);
  twilio.accepted.length = 0;
  twilio.statuses.length = 0;
  logged.length = 0;
});

const setPhone = ({ id }: Person, phone: string) =>
  server.database.db.execute(sql`update profiles set phone = ${phone} where user_id = ${id}`);

const sendTexts = () => {
  const { sms } = server.deps.settings;
  if (sms.provider !== 'twilio') throw new Error('SMS is not configured');
  return sendWaitingTexts(server.database, twilioTransport(sms), server.deps, log);
};

/** A full session with one waiting member, who then gets an offer. */
async function offered(choices: object, phone = '(313) 555-0142', startsAt?: string) {
  const { session_id, inside } = await people.full(1, startsAt);
  const member = await aMember(server);
  await setPhone(member, phone);
  await people.join(member, session_id, choices);
  const [owner] = inside;
  if (owner) await people.cancel(owner, session_id);
  return { session_id, member };
}

const both = { notify_email: true, notify_sms: true };
const smsOnly = { notify_email: false, notify_sms: true };

describe('a member who chose SMS', () => {
  it('gets a text with the deadline, the link and the opt-out word, and no email', async () => {
    const { session_id, member } = await offered(smsOnly);
    expect(await emailsTo(server, member)).toEqual([]);
    expect(await sendTexts()).toBe(1);
    expect(twilio.accepted).toEqual([
      {
        to: '+13135550142',
        from: '+13135550100',
        body: `Detroit//Well: A spot in Rhythm Roll Foundations is yours until Mar 3, 2026, 12:00 AM EST: http://localhost:4200/dashboard/waitlist?session=${session_id} Reply STOP to opt out.`,
      },
    ]);
    expect(await sendTexts()).toBe(0);
  });

  it('gets a text and an email when both are chosen', async () => {
    const { member } = await offered(both);
    await sendTexts();
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
    expect(twilio.accepted).toHaveLength(1);
  });

  it.each(['', '12345'])('gets an email when the profile’s number is %j', async (phone) => {
    const { member } = await offered(smsOnly, phone);
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
    expect(await sendTexts()).toBe(0);
  });

  it('gets one text when two processes send at once', async () => {
    await offered(smsOnly);
    await Promise.all([sendTexts(), sendTexts()]);
    expect(twilio.accepted).toHaveLength(1);
  });
});

describe('a text that the provider rejects', () => {
  it.each([{ status: 429 }, { status: 500 }, { status: 401 }, 'hangs up'] as const)(
    'is retried a minute later after %j',
    async (problem) => {
      await offered(smsOnly);
      twilio.fail(problem);
      expect(await sendTexts()).toBe(0);
      twilio.fail(null);
      expect(await sendTexts()).toBe(0);
      server.clock.pass(61);
      expect(await sendTexts()).toBe(1);
    },
  );

  it('is replaced by an email at once when the number has opted out', async () => {
    const { member } = await offered(smsOnly);
    twilio.fail({ status: 400, code: 21610 });
    await sendTexts();
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
    server.clock.pass(3600);
    await sendTexts();
    expect(twilio.statuses).toEqual([400]);
  });

  it('is replaced by one email after the last attempt, within 20 minutes', async () => {
    const { member } = await offered(smsOnly);
    twilio.fail({ status: 503 });
    for (let minutes = 0; minutes < 20; minutes += 1) {
      await sendTexts();
      server.clock.pass(60);
    }
    expect(twilio.statuses).toHaveLength(mostTextAttempts);
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
  });

  it('is not emailed again when an email was already sent', async () => {
    const { member } = await offered(both);
    twilio.fail({ status: 400, code: 21610 });
    await sendTexts();
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
  });

  it('is logged without number, content or credentials', async () => {
    await offered(smsOnly);
    twilio.fail({ status: 400, code: 21610 });
    await sendTexts();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('"code":21610');
    expect(logged[0]).not.toMatch(/555-?0142|Rhythm|http|auth-token|AC0000/);
  });
});

it('a text about an offer is not sent after its deadline', async () => {
  const { member } = await offered(smsOnly);
  server.clock.pass(13 * 3600);
  await sweepWaitlists(server.deps);
  await sendTexts();
  expect(twilio.accepted.map(({ body }) => body)).toEqual([expect.stringContaining('has ended')]);
  expect(await emailsTo(server, member)).toEqual([]);
});

it('closing an account removes its unsent texts', async () => {
  const { member } = await offered(smsOnly);
  await server.database.db.execute(sql`delete from waitlist_entries where user_id = ${member.id}`);
  await server.database.withTx((tx) =>
    erasePerson(tx, server.deps, { userId: member.id, email: member.email }, server.clock.now()),
  );
  expect(await sendTexts()).toBe(0);
});
