import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSignups } from '../src/platform/database/schema/content.ts';
import { outboxMails } from '../src/platform/database/schema/outbox.ts';
import { aCard, aMember, aSession, guestForm, seedStudio } from './booking.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

const password = 'Standard!2026';
let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const signIn = async (email: string, secret = password) =>
  (await server.call('POST', '/token/', { body: { email, password: secret } })).status;

async function register(email: string, secret = password) {
  const body = { email, password: secret, confirm_password: secret };
  return server.call('POST', '/users/register/', {
    body: { ...body, turnstile_token: await provedHuman(server) },
  });
}

async function registerGuest(over: object) {
  const session = await aSession(server.database);
  const body = guestForm(session, await aCard(server), over);
  return server.call('POST', '/training/registrations/guest-register/', { body });
}

const newEmail = () => `eva${(serial += 1)}@every.test`;

/** The path of the link that an address got to set its password. */
async function resetPath(email: string): Promise<string | undefined> {
  const [mail] = await server.database.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), eq(outboxMails.template, 'reset_password')));
  return mail?.links[0] && new URL(mail.links[0].url).pathname;
}

/** Ways to write an address so that it looks the same, or means the same. */
const spellings: readonly (readonly [string, (email: string) => string])[] = [
  ['a joiner', (email) => email.replace('e', 'e\u200D')],
  ['a byte order mark at its end', (email) => `${email}\uFEFF`],
  ['a Mongolian vowel separator', (email) => `\u180E${email}`],
  ['a variation selector', (email) => email.replace('@', '\uFE0F@')],
  ['tag characters', (email) => email.replace('@', '\u{E0065}\u{E007F}@')],
  ['a blank Braille cell at its end', (email) => `${email}\u2800`],
  ['a format control of hieroglyphs', (email) => email.replace('.', '\u{13437}.')],
  ['full-width characters', (email) => email.replace('@', '＠').replace('.', '．')],
];

describe.each(spellings)('an address with %s', (_name, spell) => {
  it('registers a guest whose account its visible form opens', async () => {
    const email = newEmail();
    expect((await registerGuest({ email: spell(email) })).status).toBe(201);
    expect([await signIn(email), await signIn(spell(email))]).toEqual([200, 200]);
    const again = await registerGuest({ email: spell(email) });
    expect([again.status, again.body['code']]).toEqual([409, 'account_exists']);
  });

  it('joins the mailing list, gets a reset link, and is an emergency contact, in its visible form', async () => {
    const email = newEmail();
    const body = { email: spell(email), turnstile_token: await provedHuman(server) };
    expect((await server.call('POST', '/mailing-list-signup/', { body })).status).toBeLessThan(300);
    const signups = await server.database.db.select().from(newsletterSignups);
    expect(signups.map((one) => one.email)).toContain(email);

    const { body: registered } = await register(email);
    const { access: token } = registered['tokens'] as { access: string };
    await server.call('POST', '/users/password/reset/', { body: { email: spell(email) } });
    expect(await resetPath(email)).toMatch(/^\/reset-password\//);

    const contact = { name: 'Flo', relationship: 'friend', phone: '3135550142', email: spell(email) };
    expect((await server.call('POST', '/emergency-contacts/', { token, body: contact })).body).toMatchObject({
      email,
    });
  });
});

/** Numbers as other programs write them. */
const numbers = [
  ['\u2066+1\u00A0(313)\u2011555\u20130142\u2069', '+1 (313)-555-0142'],
  ['﹢1 ﹙313﹚ 555﹣0142', '+1 (313) 555-0142'],
  ['၃၁၃ ၅၅၅ ၀၁၄၂', '313 555 0142'],
  ['３１３ー５５５ー０１４２\u200F', '313-555-0142'],
] as const;

describe.each(numbers)('a phone number that is typed as %j', (typed, stored) => {
  it(`is ${stored} in a contact, a profile and the form of a guest`, async () => {
    const { token } = await aMember(server);
    const contact = { name: 'Flo', relationship: 'friend', email: newEmail(), phone: typed };
    const { body: kept } = await server.call('POST', '/emergency-contacts/', { token, body: contact });
    const profile = { phone: typed };
    const { body: own } = await server.call('PATCH', '/me/', { token, body: { profile } });
    expect([kept['phone'], own['phone']]).toEqual([stored, stored]);

    const email = newEmail();
    expect((await registerGuest({ email, phone: typed })).status).toBe(201);
    const { body } = await server.call('POST', '/token/', { body: { email, password } });
    const me = await server.call('GET', '/me/', { token: String(body['access']) });
    expect(me.body['phone']).toBe(stored);
  });
});

/** A password as two keyboards write it. */
const keyboards = [
  ['Stra\u00DFe!Ren\u00E9 7', 'Stra\u00DFe!Rene\u0301 7'],
  ['Å!Rinks 2026', 'A\u030A!Rinks 2026'],
  ['한글Skate!2026', '\u1112\u1161\u11AB\u1100\u1173\u11AFSkate!2026'],
] as const;

describe.each(keyboards)('the password %j, typed as %j', (first, second) => {
  it('is one after a reset, a change, a guest registration, and for deleting the account', async () => {
    const email = newEmail();
    await register(email);
    await server.call('POST', '/users/password/reset/', { body: { email } });
    const reset = { password: first, confirm_password: second };
    const path = (await resetPath(email))?.replace('/reset-password/', '');
    expect((await server.call('POST', `/users/password/reset/${path}/`, { body: reset })).status).toBe(200);
    const { status, body } = await server.call('POST', '/token/', { body: { email, password: second } });
    expect(status).toBe(200);

    const token = String(body['access']);
    const change = { old_password: second, new_password: `${first}x`, confirm_password: `${first}x` };
    expect((await server.call('POST', '/users/password/change/', { token, body: change })).status).toBe(200);
    expect([await signIn(email, `${second}x`), await signIn(email, second)]).toEqual([200, 401]);

    const guest = newEmail();
    expect((await registerGuest({ email: guest, password: second })).status).toBe(201);
    const { body: signedIn } = await server.call('POST', '/token/', {
      body: { email: guest, password: first },
    });
    const deletion = { token: String(signedIn['access']), body: { password: first } };
    expect((await server.call('POST', '/auth/delete-account/', deletion)).status).toBeLessThan(300);
  });
});

describe.each([
  ['bücher.test', 'xn--bcher-kva.test'],
  ['例え.test', 'XN--R8JZ45G.test'],
])('%s and %s', (unicode, ascii) => {
  it('are one domain for a guest, the mailing list and a reset link', async () => {
    serial += 1;
    const [one, other] = [`eva${serial}@${unicode}`, `Eva${serial}@${ascii}`];
    expect((await registerGuest({ email: one })).status).toBe(201);
    expect((await registerGuest({ email: other })).body['code']).toBe('account_exists');
    await server.call('POST', '/users/password/reset/', { body: { email: one } });
    expect(await resetPath(other.toLowerCase())).toBeDefined();
    for (const email of [one, other]) {
      const body = { email, turnstile_token: await provedHuman(server) };
      await server.call('POST', '/mailing-list-signup/', { body });
    }
    const signups = await server.database.db.select().from(newsletterSignups);
    expect(signups.filter(({ email }) => email === other.toLowerCase())).toHaveLength(1);
  });
});
