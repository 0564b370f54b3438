import { expect, test } from 'vitest';
import { placeOf } from '../src/place.ts';
import { studio } from '../src/studio.ts';

const rink = ['24505 Halsted Road', 'Farmington Hills, MI 48335'];

test.each([
  ['without lines, the studio’s own', [], '', studio.address, studio.directionsHref, studio.arrivalNote],
  ['without lines, with directions', [], 'Ring twice.', studio.address, studio.directionsHref, 'Ring twice.'],
  [
    'with lines',
    rink,
    '',
    rink.join(', '),
    'https://www.google.com/maps/dir/?api=1&destination=24505%20Halsted%20Road%2C%20Farmington%20Hills%2C%20MI%2048335',
    '',
  ],
])('the place of a session %s', (_what, lines, directions, address, directionsHref, note) => {
  const place = placeOf({ location: 'Rink', location_address: lines, location_directions: directions });
  expect(place).toMatchObject({ address, directionsHref, note, inOneLine: `Rink, ${address}` });
});

test('a session without a location has only the address', () => {
  const { inOneLine } = placeOf({ location: '', location_address: rink, location_directions: '' });
  expect(inOneLine).toBe('24505 Halsted Road, Farmington Hills, MI 48335');
});
