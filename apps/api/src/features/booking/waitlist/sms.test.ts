import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { startTwilioFake, type TwilioFake } from '../../../../test/twilio-fake.ts';
import { emailsTo, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { erasePerson } from '../../account/erase-person.ts';
import { mostTextAttempts, sendWaitingTexts } from '../../../platform/sms/send-waiting-texts.ts';
import { statusUrlOf, twilioSignature } from '../../../platform/sms/text-status.ts';
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
  server = await testServer({ env: { ...twilio.env, API_URL: 'https://api.example.com' } });
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
  const { sms, addresses } = server.deps.settings;
  if (sms.provider !== 'twilio') throw new Error('SMS is not configured');
  const transport = twilioTransport(sms, (id) => statusUrlOf({ addresses }, id));
  return sendWaitingTexts(server.database, transport, server.deps, log);
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
    expect(twilio.accepted).toMatchObject([
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

describe('a text that Twilio accepted', () => {
  /** Sends the texts that wait, and lets Twilio report on the last one. */
  async function reported(status: string, errorCode?: number, forged: Record<string, string> = {}) {
    await sendTexts();
    const text = twilio.accepted.at(-1);
    if (text === undefined) throw new Error('no text was sent');
    const report = twilio.report(text, status, errorCode);
    const { pathname } = new URL(report.url);
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: pathname,
        headers: { ...report.headers, ...forged },
        payload: report.payload,
      });
    return { status: (await send()).statusCode, again: send };
  }
  const texts = async () => {
    const { rows } = await server.database.db.execute(
      sql`select sent_at is not null as sent, given_up_at is not null as "givenUp" from outbox_texts`,
    );
    return rows;
  };

  it.each([
    ['failed', 30_034],
    ['undelivered', 30_006],
  ])('and that the carrier refuses (%s) is not sent, and the member gets one email', async (status, code) => {
    const { member } = await offered(smsOnly);
    const report = await reported(status, code);
    expect(report.status).toBe(204);
    expect((await report.again()).statusCode).toBe(204);
    expect(await texts()).toEqual([{ sent: false, givenUp: true }]);
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
    server.clock.pass(3600);
    expect(await sendTexts()).toBe(0);
  });

  it.each(['queued', 'sent', 'delivered'])('and that is %s stays sent', async (status) => {
    const { member } = await offered(smsOnly);
    expect((await reported(status)).status).toBe(204);
    expect(await texts()).toEqual([{ sent: true, givenUp: false }]);
    expect(await emailsTo(server, member)).toEqual([]);
  });

  it('is not replaced by an email whose offer has ended', async () => {
    const { member } = await offered(smsOnly);
    await sendTexts();
    server.clock.pass(13 * 3600);
    await reported('undelivered', 30_003);
    expect(await emailsTo(server, member)).toEqual([]);
  });

  it('is not replaced by a second email when one was chosen beside it', async () => {
    const { member } = await offered(both);
    await reported('undelivered', 30_003);
    expect(await emailsTo(server, member)).toEqual(['waitlist_offer']);
  });

  it.each<Record<string, string>>([
    { 'x-twilio-signature': '' },
    { 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
  ])('is left alone by a report without Twilio’s signature: %j', async (forged) => {
    await offered(smsOnly);
    expect((await reported('failed', 30_034, forged)).status).toBe(400);
    expect(await texts()).toEqual([{ sent: true, givenUp: false }]);
  });

  it('asks for reports only where Twilio reaches the server', () => {
    const at = (apiUrl: string) => ({ addresses: { ...server.deps.settings.addresses, apiUrl } });
    expect(statusUrlOf(at('http://localhost:4000/api/v2'), 'txt_1')).toBeUndefined();
    expect(statusUrlOf(at('https://api.example.com/api/v2'), 'txt_1')).toBe(
      'https://api.example.com/sms/status/txt_1',
    );
  });

  it('is signed as in Twilio’s own tests', () => {
    const fields = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
      Caller: '+14158675309',
    });
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(twilioSignature('12345', url, fields)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
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
