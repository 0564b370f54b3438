import { studio } from '@detroit-well/config/studio';
import { and, eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, guestForm, seedStudio } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { waitlistActions } from '../../../../test/waitlist-actions.ts';
import { locations } from '../../../platform/database/schema/training.ts';
import { outboxMails, type StoredAttachment } from '../../../platform/database/schema/outbox.ts';
import { htmlOf } from '../../../platform/mail/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

interface Confirmation {
  text: string;
  html: string;
  attachments: StoredAttachment[];
}

async function confirmationOf(email: string): Promise<Confirmation> {
  const mails = await server.database.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), eq(outboxMails.template, 'registration_confirmed')));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  return { text: mail!.textBody, html: htmlOf(mail!) ?? '', attachments: mail!.attachments };
}

/** The events of a calendar file, as a calendar program reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

const session = {
  description: 'Edges; weight shift, and turns',
  whatToBring: ['Long socks', 'Water'],
};

interface Booked {
  email: string;
  session_id: string;
  id: string;
}

async function member(terms: object, over: object = {}): Promise<Booked> {
  const person = await aMember(server);
  const session_id = await aSession(server.database, { ...session, ...over });
  const body = { session_id, ...terms };
  const made = await server.call('POST', '/training/registrations/register/', { token: person.token, body });
  expect(made.status).toBe(201);
  return { email: person.email, session_id, id: idOf(made.body) };
}

async function guest(price: number): Promise<Booked> {
  const session_id = await aSession(server.database, {
    ...session,
    priceMemberCents: price,
    pricePublicCents: price,
  });
  const body = guestForm(session_id, price === 0 ? undefined : await aCard(server));
  const made = await server.call('POST', '/training/registrations/guest-register/', { body });
  expect(made.status).toBe(201);
  return { email: body.user_data.email, session_id, id: idOf(made.body) };
}

async function acceptedOffer(): Promise<Booked> {
  const people = waitlistActions(server);
  const { session_id, inside } = await people.full(1);
  const person = await aMember(server);
  await people.join(person, session_id, { notify_email: true, notify_sms: false });
  const [owner] = inside;
  if (owner) await people.cancel(owner, session_id);
  const made = await server.call('POST', '/training/registrations/register/', {
    token: await person.renewed(),
    body: { session_id },
  });
  expect(made.status).toBe(201);
  return { email: person.email, session_id, id: idOf(made.body) };
}

const idOf = (body: Record<string, unknown>) => (body['registration'] as { public_id: string }).public_id;
const withCard = async (plan: string) => ({ payment_plan: plan, payment_method_id: await aCard(server) });

describe('the confirmation email', () => {
  it.each<[string, () => Promise<Booked>, string[]]>([
    ['paid in full', async () => member(await withCard('full')), ['Price: $75', 'Paid today: $75']],
    [
      'on a plan',
      async () => member(await withCard('bi_weekly'), { startsAt: new Date('2026-04-12T18:30:00-04:00') }),
      ['Paid today: $38', 'Due Mar 16, 2026: $37'],
    ],
    ['reserved and paid later', () => member({}), ['Payment: Pending', 'Due Mar 9, 2026: $75']],
    ['of a guest who paid', () => guest(7500), ['Paid today: $75', 'Verify your email']],
    ['of a guest at a free session', () => guest(0), ['Price: $0']],
    ['of an accepted waitlist offer', acceptedOffer, ['Payment: Pending']],
  ])('of a registration %s has the facts, the calendar links and the file', async (_what, book, facts) => {
    const { email, session_id, id } = await book();
    const { text, html, attachments } = await confirmationOf(email);
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).toContain('2100 Alder Court, Detroit, Michigan 48207');
    for (const host of ['calendar.google.com', 'outlook.live.com', 'outlook.office.com', 'google.com/maps']) {
      expect(text).toContain(`https://${host.startsWith('google') ? 'www.' : ''}${host}`);
      expect(html).toContain(host);
    }
    const [file, ...others] = attachments;
    expect(others).toEqual([]);
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const [event, ...more] = eventsIn(file?.text ?? '');
    expect(more).toEqual([]);
    expect(event?.uid).toBe(`${id}@localhost`);
    const day = facts.includes('Due Mar 16, 2026: $37') ? '2026-04-12' : '2026-03-12';
    expect(event?.startDate.toJSDate().toISOString()).toBe(`${day}T22:30:00.000Z`);
    expect(event?.duration.toSeconds()).toBe(90 * 60);
    expect(event?.component.getFirstPropertyValue('url')).toContain(`/dashboard/session/${session_id}`);
  });

  it('says until when leaving is free, and what to bring', async () => {
    const { email } = await member({});
    const { text } = await confirmationOf(email);
    expect(text).toContain(
      'Full refund if cancelled 24 or more hours before the session: until Wednesday, March 11, 2026, 6:30 PM.',
    );
    expect(text).toContain('What to bring\nLong socks\nWater');
  });

  it('keeps special characters of the session in the file', async () => {
    const { email } = await member({});
    const { attachments } = await confirmationOf(email);
    expect(eventsIn(attachments[0]?.text ?? '')[0]?.description).toBe(session.description);
  });
});

describe('the calendar file of a registration', () => {
  const file = (id: string) => server.call('GET', `/training/registrations/${id}/calendar/`);

  it('opens without a sign-in, and is the one of the email until something changes', async () => {
    const { email, id } = await guest(7500);
    const [attached] = (await confirmationOf(email)).attachments;
    const response = await file(id);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(eventsIn(response.text)[0]?.uid).toBe(eventsIn(attached?.text ?? '')[0]?.uid);
  });

  it('takes the session out of the calendar after a cancellation', async () => {
    const person = await aMember(server);
    const session_id = await aSession(server.database, session);
    const made = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body: { session_id },
    });
    const id = idOf(made.body);
    const [before] = eventsIn((await file(id)).text);
    await server.call('POST', `/sessions/registered/${session_id}/cancel/`, {
      token: person.token,
      body: {},
    });
    const { rows } = await server.database.db.execute<{ attachments: StoredAttachment[] }>(sql`
      select attachments from outbox_mails where recipient = ${person.email} and template = 'registration_cancelled'`);
    const [attached] = rows[0]?.attachments ?? [];
    expect(attached?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    const after = await file(id);
    expect(after.headers['content-type']).toContain('method=CANCEL');
    const [event] = eventsIn(after.text);
    expect([event?.uid, event?.component.getFirstPropertyValue('status')]).toEqual([
      before?.uid,
      'CANCELLED',
    ]);
    expect(event?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const [inEmail] = eventsIn(attached?.text ?? '');
    expect([inEmail?.uid, inEmail?.sequence]).toEqual([event?.uid, event?.sequence]);
  });

  it('does not exist for an unknown id and for a seat that is only held', async () => {
    const session_id = await aSession(server.database);
    const person = await aMember(server);
    const body = {
      session_id,
      payment_plan: 'full',
      payment_method_id: await aCard(server, '4000 0027 6000 3184'),
    };
    const held = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body,
    });
    expect(held.status).toBe(202);
    for (const id of ['unknown', idOf(held.body)]) expect((await file(id)).status).toBe(404);
  });
});

it('of a session in a location with its own address, email and calendar name that address, and no other', async () => {
  const place = { address: ['24505 Halsted Road', 'Farmington Hills, MI 48335'], directions: 'Ring twice.' };
  await server.database.db.insert(locations).values({ id: 'rink', name: 'Bonaventure Rink', ...place });
  const booked = await member({}, { locationId: 'rink', location: 'Bonaventure Rink' });
  const { text, attachments } = await confirmationOf(booked.email);
  const address = place.address.join(', ');
  expect(text).toContain(`Bonaventure Rink\n${address}\nDirections: `);
  expect(text).toContain('Ring twice.');
  expect(text.split(studio.address)).toHaveLength(2);
  const [event] = eventsIn(attachments[0]!.text);
  expect(event?.location).toBe(`Bonaventure Rink, ${address}`);
  const { body } = await server.call('GET', `/training/sessions/${booked.session_id}/`);
  expect(body).toMatchObject({
    location_address: place.address,
    location_directions: place.directions,
  });
});
