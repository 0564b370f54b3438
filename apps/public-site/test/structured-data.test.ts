import { expect, it } from 'vitest';
import { withoutEmptyFields } from '../src/document/structured-data.ts';

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
