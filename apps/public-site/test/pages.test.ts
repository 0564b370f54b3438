import { referenceText } from '@detroit-well/reference-texts';
import { describe, expect, it } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { down, facetsFor, kettlebell, page, session, sessionPath } from './fixtures.ts';
import { get } from './get-page.ts';

const detailUrl = `${sessionPath}?id=${session.public_id}`;

describe('training landing without script', () => {
  it('has a title and shows every session with price, studio date and spots', async () => {
    const { reply, visibleText, html } = await get('/training');
    expect(reply.statusCode).toBe(200);
    expect(html).toContain('<title>Skate and strength training in Detroit | Detroit//Well</title>');
    expect(visibleText).toContain('Rhythm & Glide');
    expect(visibleText).toContain('$240');
    expect(visibleText).toContain('6:30 PM – 8:00 PM');
    expect(visibleText).toContain('Available 5 of 16 spots');
    expect(visibleText).toContain('unlimited spots');
    expect(visibleText).toContain('Pick your count.');
  });

  it('filters category, program and title by ?category=, case-insensitively', async () => {
    for (const category of ['core//strength', 'IRON', 'kettlebell']) {
      const { visibleText } = await get(`/training?category=${encodeURIComponent(category)}`);
      expect(visibleText).toContain('Kettlebell Standard');
      expect(visibleText).not.toContain('Rhythm & Glide');
    }
  });

  it.each([
    [404, 'nope', {}, referenceText('B8.8/session/title')],
    [503, session.public_id, { session: down }, referenceText('B8.8/session/load')],
  ])('responds %i without a redirect when ?session=%s cannot be shown', async (status, id, api, text) => {
    const { reply, visibleText } = await get(`/training?session=${id}`, api);
    expect(reply.statusCode).toBe(status);
    expect(visibleText).toContain(text);
  });

  it('shows No Sessions Available with a refresh link for an empty list', async () => {
    const { visibleText } = await get('/training', {
      upcomingSessions: () => Promise.resolve([]),
      sessionFacets: () => Promise.resolve(facetsFor([])),
    });
    expect(visibleText).toContain('No Sessions Available');
    expect(visibleText).toContain('Refresh');
  });

  it('shows a Page Not Found warning and the sessions when only the page content fails to load', async () => {
    const { reply, visibleText } = await get('/training', { trainingPage: down });
    expect(reply.statusCode).toBe(200);
    expect(visibleText).toContain(
      `${referenceText('B8.8/training/title')} ${referenceText('B8.8/training/load')}`,
    );
    expect(visibleText).toContain('Rhythm & Glide');
  });

  it('responds 503 without a list when the API is down, and leaves loading to the browser', async () => {
    const { reply, visibleText } = await get('/training', {
      trainingPage: down,
      upcomingSessions: down,
      categories: down,
      menu: down,
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(visibleText).toContain(referenceText('B8.8/training/load'));
    expect(visibleText).toContain('Loading sessions...');
    expect(visibleText).toContain('Core // Strength');
    // Without script, the visitor retries with a link.
    expect(visibleText).toContain('Connection Problem');
    expect(visibleText).toContain('Try Again');
  });
});

describe('session page without script', () => {
  it('shows every field of the specification', async () => {
    const { reply, visibleText, html } = await get(detailUrl);
    expect(reply.statusCode).toBe(200);
    expect(html).toContain('<title>Rhythm &amp; Glide, Saturday, March 14 | Detroit//Well</title>');
    for (const text of [
      'Training Skate Well Foundations On Eight Wheels Rhythm Glide',
      'Foundations on Eight Wheels Beginner',
      'Saturday, March 14, 2026',
      '6:30 PM – 8:00 PM',
      'Eastside Rink, Floor A',
      '5 of 16 spots available',
      'Six Saturdays to get you off the wall and onto the one.',
      'Skates are included, helmets are not optional.',
      'Requirements 18 or older, with a signed waiver',
      'What to bring Long socks, over the ankle',
      'Renée Alston',
      'Learned on the east side in 1994.',
      'CPR and first aid',
      'Public Rate',
      '$240',
      'Register Now',
    ]) {
      expect(visibleText).toContain(text);
    }
    expect(html).toContain('"@type":"Event"');
  });

  it('shows unlimited spots when max_participants is empty', async () => {
    const { visibleText } = await get('/training/core-strength/iron-basics/kettlebell-standard?id=ses_iron');
    expect(visibleText).toContain('Unlimited spots available');
  });

  it('disables the button of a full session and shows other dates in place of payment plans', async () => {
    const full = { ...session, is_full: true, available_spots: 0 };
    const later = { ...session, public_id: 'ses_later', start_datetime: '2026-04-11T18:30:00-04:00' };
    const { visibleText, html } = await get(detailUrl, {
      session: () => Promise.resolve(full),
      upcomingSessions: () => Promise.resolve([full, kettlebell, later]),
    });
    expect(visibleText).toContain('Session Full');
    expect(html).not.toContain('register=1');
    expect(visibleText).toContain('Other dates');
    expect(visibleText).toContain('Saturday, April 11, 2026, 6:30 PM');
    expect(html).toContain('id=ses_later');
    expect(visibleText).not.toContain('Full refund');
    expect(visibleText).not.toContain('One payment today');
  });

  const meeting = { start_datetime: '2026-02-14T18:30:00-05:00', end_datetime: '2026-02-14T20:00:00-05:00' };
  const longAgo = { ...meeting, meetings: [meeting] };
  it.each<[string, Partial<Session>, string]>([
    ['cancelled', { status: 'cancelled', registration_open: false }, 'This session is cancelled.'],
    ['past', longAgo, 'This session has taken place.'],
  ])(
    'shows one sentence for a %s session, without spots, payments or refunds',
    async (_name, change, sentence) => {
      const over = { ...session, ...change };
      const { visibleText, html } = await get(detailUrl, { session: () => Promise.resolve(over) });
      expect(visibleText).toContain(sentence);
      expect(visibleText).toContain('All sessions');
      const price = html.slice(html.indexOf('class="price-box"'), html.indexOf('</aside>'));
      expect(price).not.toMatch(/\$|of 16 spots taken|refund|Register/i);
    },
  );

  it('says for a rescheduled session that the date shown is the new one', async () => {
    const moved = { ...session, status: 'rescheduled' as const };
    const { visibleText } = await get(detailUrl, { session: () => Promise.resolve(moved) });
    expect(visibleText).toContain('This session was rescheduled. The date shown here is the new one.');
    expect(visibleText).toContain('Register Now');
  });

  it('shows no rate, payment or refund for a free session', async () => {
    const free = { ...session, price_public: '0.00', price_member: '0.00', price: '0.00' };
    const { visibleText } = await get(detailUrl, { session: () => Promise.resolve(free) });
    expect(visibleText).toContain('Free');
    expect(visibleText).not.toMatch(/Public Rate|payment|refund/i);
  });

  it('shows Session ID is required without an id', async () => {
    const { reply, visibleText } = await get(sessionPath);
    expect(reply.statusCode).toBe(400);
    expect(visibleText).toContain(referenceText('A5/session/id-required'));
  });

  it('shows Session Not Found with a link back for an unknown id', async () => {
    const { reply, visibleText } = await get(`${sessionPath}?id=nobody`);
    expect(reply.statusCode).toBe(404);
    const parts = ['B8.8/session/title', 'B8.8/session/text', 'B8.8/session/back'];
    expect(visibleText).toContain(parts.map(referenceText).join(' '));
  });

  it('responds 503 with its own message when the API is down', async () => {
    const { reply, visibleText } = await get(detailUrl, { session: down });
    expect(reply.statusCode).toBe(503);
    expect(visibleText).toContain(referenceText('B8.8/session/load'));
  });
});

describe('missing pages', () => {
  it.each([
    ['/Training?category=skate', '/training?category=skate'],
    ['/No-Such/Caf%C3%89', '/no-such/caf%C3%89'],
  ])('have their address in lower case: %s', async (path, own) => {
    const { reply } = await get(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      301,
      expect.stringMatching(new RegExp(`^https?://[^/]+${own.replace('?', '\\?')}$`)),
    ]);
    expect((await get(own)).reply.statusCode).toBe(path.startsWith('/T') ? 200 : 404);
  });

  it.each(['/404', '/404/anything'])('show the designed 404 page at %s', async (path) => {
    const { reply, visibleText } = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(visibleText).toContain('RETURN HOME');
    expect(visibleText).toContain('EXPLORE TRAINING');
  });

  it.each([
    [null, referenceText('B8.9/page/type-missing')],
    ['shop.ProductPage', referenceText('B8.9/page/type-unsupported')],
    ['legal.RefundPolicyPage', 'Then hold it.'],
  ])('show a page of type %s as: %s', async (type, text) => {
    const found = { ...page, meta: { ...page.meta, type } };
    const { visibleText } = await get('/old-address', { findPage: () => Promise.resolve(found) });
    expect(visibleText).toContain(text);
  });

  it('show Error loading policy when a legal page cannot be loaded', async () => {
    const { reply, visibleText } = await get('/privacy-policy', { legalPage: down });
    expect(reply.statusCode).toBe(503);
    expect(visibleText).toContain(referenceText('B8.9/page/legal'));
  });

  it('show Page not found for any other unknown path', async () => {
    const { reply, visibleText } = await get('/no/such/page');
    expect(reply.statusCode).toBe(404);
    expect(visibleText).toContain(referenceText('B8.9/page/404'));
  });
});

it('shows Something went wrong, without the reason, when a page cannot be rendered', async () => {
  // The client's parsers never return such a session.
  const broken = { ...session, requirements: null as unknown as string[] };
  const { reply, visibleText, html } = await get(detailUrl, { session: () => Promise.resolve(broken) });
  expect(reply.statusCode).toBe(500);
  expect(visibleText).toContain(
    `${referenceText('B8.2/boundary/title')} ${referenceText('B8.2/boundary/text')}`,
  );
  expect(html).not.toContain('Cannot read');
});

it('escapes external text so that it cannot close the embedded data or inject markup', async () => {
  const evil = {
    ...session,
    title: '</script><script>alert(1)</script>',
    description: '<img src=x onerror=1>',
  };
  const { html } = await get(`${sessionPath}?id=x`, { session: () => Promise.resolve(evil) });
  expect(html).not.toContain('<script>alert(1)');
  const found = await get('/training', { upcomingSessions: () => Promise.resolve([evil]) });
  expect(found.html).not.toContain('<script>alert(1)');
  expect(found.html).not.toContain('<img src=x');
});
