import { request } from 'node:http';
import { humanToken } from '../../fixtures/human-by-http.ts';
import { openOutbox } from '../../fixtures/outbox.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { openStudio, type Studio } from '../../fixtures/studio.ts';
import { expect, test as base } from '../../fixtures/test.ts';

/** Apps that log everything, behind a proxy that names each visitor's address. */
const test = base.extend<object, { apps: RealApps; studio: Studio }>({
  apps: [
    async ({}, use) => {
      const apps = await startRealApps({ environment: { LOG_LEVEL: 'trace', TRUSTED_PROXIES: 'loopback' } });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  studio: [
    async ({ apps }, use) => {
      await use(await openStudio(apps.addresses));
    },
    { scope: 'worker' },
  ],
});

const visitor = '203.0.113.73';
const person = {
  first_name: 'Zephyrine',
  last_name: 'Quillfeather',
  email: 'zephyrine@typed.example',
  password: 'Typed//Secret7301',
  address: '7301 Larkspur Row',
  address2: 'Unit Kestrel',
  city: 'Hamtramck',
  state: 'MI',
  zip: '48212',
  country: 'US',
  gender: 'female',
  date_of_birth: '1981-06-03',
  phone: '(313) 555-0173',
};
const second = {
  email: 'ptarmigan@typed.example',
  firstName: 'Theodolinda',
  lastName: 'Quillfeather',
  password: 'Second//Secret7302',
  changed: 'Third//Secret7303',
};
const card = '4242424242424242';
const written = {
  search: 'gyrfalcon',
  contactName: 'Isolde Wrenfield',
  contactText: 'The capybara wants its own skates.',
  newsletter: 'newsletter@typed.example',
  chat: 'Bring the vermilion wheels.',
  emergency: 'Bartholomew Finchley',
  emergencyPhone: '(313) 555-0174',
};

/** Values that the logs contain, as they are or as they appear in a URL or in JSON. */
const foundIn = (log: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values)
    .filter(([, value]) =>
      [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].some((form) =>
        log.toLowerCase().includes(form.toLowerCase()),
      ),
    )
    .map(([name]) => name);

/** Asks for a websocket and waits until the server has responded in some way. */
const upgrade = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    };
    const asked = request(address, { headers });
    const end = () => {
      asked.destroy();
      resolve();
    };
    asked.on('response', end).on('upgrade', end).on('error', end).end();
  });

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

test('no server logs what a visitor typed, a token, a link or an address', async ({ page, apps, studio }) => {
  const { api, apiOrigin, site, portal } = apps.addresses;
  const outbox = openOutbox(apiOrigin);
  const forwarded = { 'x-forwarded-for': visitor };
  const send = async (method: string, path: string, body?: unknown, token?: string): Promise<Sent> => {
    const reply = await fetch(`${api}${path}`, {
      method,
      headers: {
        ...forwarded,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    expect(reply.status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return { status: reply.status, body: text.startsWith('{') ? (JSON.parse(text) as Sent['body']) : {} };
  };
  const post = (path: string, body: unknown, token?: string) => send('POST', path, body, token);
  const open = (address: string) => fetch(address, { headers: forwarded, redirect: 'manual' });
  const signIn = async (email: string, password: string) => {
    const { body } = await post('/token/', { email, password });
    return { access: String(body['access']), refresh: String(body['refresh']) };
  };

  // A guest registers with a payment plan and pays the next instalment.
  const session = await studio.session();
  const method = await post('/payments/sandbox/payment-methods/', {
    number: card,
    exp_month: 8,
    exp_year: 2030,
    cvc: '731',
  });
  const payment_method_id = String(method.body['payment_method_id']);
  const registered = await post('/training/registrations/guest-register/', {
    user_data: person,
    session_id: session.id,
    payment_plan: 'weekly',
    payment_method_id,
    waiver_signed: true,
    payment_consent: true,
    join_waitlist: false,
  });
  const registration = registered.body['registration'] as { public_id: string };
  const guest = await signIn(person.email, person.password);
  await post(`/training/registrations/${registration.public_id}/pay/`, { payment_method_id }, guest.access);
  const confirmation = await outbox.to(person.email);
  // The link to the map leads to none of the servers.
  const own = [apiOrigin, site, portal];
  const links = confirmation.flatMap((email) => email.links).map(({ url }) => url);
  for (const url of links) if (own.includes(new URL(url).origin)) await open(url);

  // Another visitor signs up, verifies the address, resets the password and signs the waiver.
  await post('/users/register/', {
    email: second.email,
    password: second.password,
    confirm_password: second.password,
    turnstile_token: await humanToken(api),
  });
  const verifyUrl = (await outbox.find(second.email, /./)).links[0]!.url;
  await open(verifyUrl);
  expect((await fetch(verifyUrl, { method: 'POST', headers: forwarded })).status).toBe(200);
  await post('/users/password/reset/', { email: second.email });
  const resetUrl = (await outbox.find(second.email, /reset/i)).links[0]!.url;
  expect((await open(resetUrl)).status).toBe(200);
  const [uid = '', resetToken = ''] = new URL(resetUrl).pathname.split('/').slice(-2);
  await post(`/users/password/reset/${uid}/${resetToken}/`, {
    password: second.changed,
    confirm_password: second.changed,
  });
  const member = await signIn(second.email, second.changed);
  const refreshed = await post('/token/refresh/', { refresh: member.refresh });
  await page.goto(`${portal}/login?next=${encodeURIComponent(`/dashboard?q=${written.search}`)}`);
  const signature = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 });
    const ink = canvas.getContext('2d')!;
    for (let x = 40; x < 560; x += 4) ink.fillRect(x, 100 + 60 * Math.sin(x / 30), 6, 6);
    return canvas.toDataURL('image/png');
  });
  const signer = { first_name: second.firstName, last_name: second.lastName, date_of_birth: '1979-08-14' };
  await send('PATCH', '/me/', { profile: signer }, member.access);
  await post(
    '/waiver/accept/',
    { waiver_accepted: true, payment_consent: true, signature, ip_address: visitor },
    member.access,
  );
  await post(
    '/emergency-contacts/',
    {
      name: written.emergency,
      relationship: 'friend',
      phone: written.emergencyPhone,
      email: second.email,
    },
    member.access,
  );

  // The guest writes in the chat, with the token as a browser sends it.
  const socketUrl = `${apiOrigin.replace(/^http/, 'ws')}/ws/chat/training/${session.id}/`;
  const heard = await page.evaluate(
    async ([url, token, message]) => {
      const socket = new WebSocket(url!, ['bearer', token!]);
      return new Promise<string>((resolve, reject) => {
        socket.addEventListener('open', () => socket.send(JSON.stringify({ message })));
        socket.addEventListener('message', ({ data }) => resolve(String(data)));
        socket.addEventListener('close', ({ code }) => reject(new Error(`closed with ${code}`)));
      });
    },
    [socketUrl, guest.access, written.chat],
  );
  expect(heard).toContain(written.chat);
  // Websockets at addresses that have none.
  for (const path of [`/reset-password/${uid}/${resetToken}`, `/healthz?email=${person.email}`])
    await upgrade(`${apiOrigin}${path}`);

  await post('/contact/', {
    name: written.contactName,
    email: person.email,
    topic: 'private',
    text: written.contactText,
    turnstile_token: await humanToken(api),
  });
  await post('/mailing-list-signup/', {
    email: written.newsletter,
    source_form: 'homepage',
    turnstile_token: await humanToken(api),
  });
  for (const origin of [site, portal, apiOrigin]) {
    await open(`${origin}/the-standard?search=${written.search}`);
    await open(`${origin}/nowhere/${resetToken}?email=${encodeURIComponent(person.email)}`);
    // Fastify's own response to a method that has no route names the address in its log.
    await fetch(`${origin}/reset-password/${uid}/${resetToken}`, { method: 'PUT', headers: forwarded });
    await open(`${origin}/%zz?email=${encodeURIComponent(person.email)}`);
  }
  await post('/auth/logout/', { refresh: guest.refresh }, guest.access);

  const { gender: _gender, country: _country, state: _state, ...typed } = person;
  const values = {
    ...typed,
    ...written,
    ...second,
    card,
    visitor,
    payment_method_id,
    uid,
    resetToken,
    verification: new URL(verifyUrl).pathname.split('/').at(-1)!,
    signature: signature.slice(-60),
    guestAccess: guest.access,
    guestRefresh: guest.refresh,
    memberAccess: member.access,
    memberRefresh: member.refresh,
    refreshed: String(refreshed.body['refresh']),
  };
  const log = apps.output().join('\n');
  expect(foundIn(log, values)).toEqual([]);
  // Every server logged these requests, at the lowest level, so there was something to find.
  for (const app of ['api', 'public-site', 'portal']) expect(log).toContain(`"app":"${app}"`);
  for (const route of ['/users/password/reset/:uid/:token/', '/contact/', '/waiver/accept/'])
    expect(log).toContain(route);
  // Positive control: a value is found in each form in which a server could log it.
  const leaks = [person.address, encodeURIComponent(person.address), JSON.stringify(person.address)];
  for (const leak of leaks) expect(foundIn(`${log}\n{"msg":"/?q=${leak}"}`, values)).toEqual(['address']);
});
