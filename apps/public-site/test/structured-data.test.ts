import { expect, it } from 'vitest';
import { withoutEmptyFields } from '../src/document/structured-data.ts';
import { session, sessionPath } from './fixtures.ts';
import { get } from './get-page.ts';

it('structured data has no empty fields, and no things without any', () => {
  const event = {
    '@type': 'Event',
    name: 'Open Floor',
    description: ' ',
    performer: { '@type': 'Person', name: '' },
    offers: { '@type': 'Offer', price: 0, url: undefined },
    keywords: [],
    image: ['', 'https://a.test/b.png'],
    location: {
      '@type': 'Place',
      name: null,
      address: { '@type': 'PostalAddress', addressRegion: 'Michigan' },
    },
  };
  expect(withoutEmptyFields(event)).toEqual({
    '@type': 'Event',
    name: 'Open Floor',
    offers: { '@type': 'Offer', price: 0 },
    image: ['https://a.test/b.png'],
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressRegion: 'Michigan' } },
  });
});

it.each([
  ['open', { is_full: false, registration_open: true }, 'EventScheduled', 'InStock'],
  ['full', { is_full: true, available_spots: 0, registration_open: true }, 'EventScheduled', 'SoldOut'],
  ['closed', { registration_open: false }, 'EventScheduled', undefined],
  ['cancelled', { status: 'cancelled', is_full: false }, 'EventCancelled', undefined],
] as const)(
  'a session that is %s has its status and what is offered',
  async (_what, over, status, offered) => {
    const { html } = await get(`${sessionPath}?id=${session.public_id}`, {
      session: () => Promise.resolve({ ...session, ...over }),
    });
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const event = JSON.parse(text) as { eventStatus: string; offers?: { availability?: string } };
    expect([event.eventStatus, event.offers?.availability]).toEqual([
      `https://schema.org/${status}`,
      offered && `https://schema.org/${offered}`,
    ]);
    expect(event.offers === undefined).toBe(status === 'EventCancelled');
  },
);

it('a session in another house has its address as one text', async () => {
  const lines = ['24505 Halsted Road', 'Farmington Hills, MI 48335'];
  const { html } = await get(`${sessionPath}?id=${session.public_id}`, {
    session: () => Promise.resolve({ ...session, location: 'Bonaventure Rink', location_address: lines }),
  });
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { location } = JSON.parse(text) as { location: object };
  expect(location).toEqual({ '@type': 'Place', name: 'Bonaventure Rink', address: lines.join(', ') });
  for (const line of lines) expect(html).toContain(line);
});
