import { expect, it } from 'vitest';
import { withMissCache } from '../src/api/cached-misses.ts';
import { goodApi, session } from './fixtures.ts';

it('caches a missing name for 10 seconds and does not cache an existing one', async () => {
  const requests: string[] = [];
  let now = 0;
  const find = (id: string, reader: string) => {
    requests.push(`${id} for ${reader}`);
    return Promise.resolve(id === session.public_id ? session : null);
  };
  const api = withMissCache({ ...goodApi, session: find }, () => now);
  await api.session('missing', '203.0.113.1');
  now = 9_999;
  expect(await api.session('missing', '203.0.113.2')).toBeNull();
  now = 10_000;
  await api.session('missing', '203.0.113.3');
  await api.session(session.public_id, '203.0.113.4');
  await api.session(session.public_id, '203.0.113.5');
  expect(requests).toEqual([
    'missing for 203.0.113.1',
    'missing for 203.0.113.3',
    `${session.public_id} for 203.0.113.4`,
    `${session.public_id} for 203.0.113.5`,
  ]);
});

it('does not cache a failure as a missing name', async () => {
  let up = false;
  const findPage = () => (up ? Promise.resolve(null) : Promise.reject(new Error('down')));
  const api = withMissCache({ ...goodApi, findPage });
  await expect(api.findPage('/about/', '203.0.113.1')).rejects.toThrow('down');
  up = true;
  expect(await api.findPage('/about/', '203.0.113.1')).toBeNull();
});
