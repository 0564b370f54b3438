import type { TodaySession } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../src/app/seed/seed.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seed(server.database, server.clock.now());
});
afterAll(() => server?.close());

async function tokenOf(name: string): Promise<string> {
  const body = { email: `${name}@demo.test`, password: 'Standard!2026' };
  return String((await server.call('POST', '/token/', { body })).body['access']);
}
const read = async (name: string, path: string) =>
  (await server.call('GET', path, { token: await tokenOf(name) })).body;

describe('the own profile', () => {
  it.each([
    ['member', { waiver_accepted: true, payment_consent: true }, true],
    ['public', { waiver_accepted: true, payment_consent: true }, undefined],
    ['new', { waiver_accepted: false, payment_consent: false }, undefined],
  ])(
    '%s@demo.test has the expected waiver, consent and membership at the registration gate',
    async (name, profile, active) => {
      const body = await read(name, '/training/dashboard/user/');
      expect(body['profile']).toMatchObject(profile);
      expect((body['membership'] as { is_active: boolean } | null)?.is_active).toBe(active);
    },
  );

  it('coach@demo.test has the staff profile and role of a coach', async () => {
    expect((await read('coach', '/dashboard/'))['staff_profile']).toMatchObject({
      role: 'coach',
      is_coach: true,
      coach_bio: expect.stringContaining('Learned on the east side'),
    });
    expect(await read('coach', '/auth/roles/')).toEqual({ roles: ['member', 'coach'] });
    expect(await read('staff', '/auth/roles/')).toEqual({ roles: ['member', 'staff', 'manager'] });
    expect((await read('member', '/dashboard/'))['staff_profile']).toBeNull();
  });

  it('names the session that a coach leads next, and that of nobody else', async () => {
    const staffOf = async (name: string) => (await read(name, '/dashboard/'))['staff_profile'];
    const { body } = await server.call('GET', '/office/today/', { token: await tokenOf('coach') });
    const { id, title, meeting, people_count, max_participants } = body['next_session'] as TodaySession;
    expect(await staffOf('coach')).toMatchObject({
      next_session: { public_id: id, title, start_datetime: meeting, people_count, max_participants },
    });
    expect(people_count).toBeGreaterThan(0);
    expect(await staffOf('staff')).toMatchObject({ is_coach: false, next_session: null });
  });

  it('is the same at the aliases', async () => {
    expect(await read('member', '/users/me/')).toEqual(await read('member', '/me/'));
    expect(await read('member', '/users/dashboard/')).toEqual(await read('member', '/dashboard/'));
  });

  it('stores an update but ignores fields that a client may not set', async () => {
    const token = await tokenOf('new');
    const profile = {
      first_name: 'Nia',
      last_name: 'Long-Walker',
      display_name: 'Nia L.',
      phone: '(313) 555-0101',
      gender: '3',
      date_of_birth: '1990-05-06',
      email: 'somebody.else@demo.test',
      waiver_accepted: true,
      is_coach: true,
    };
    const response = await server.call('PATCH', '/me/', { token, body: { profile } });
    expect(response.status).toBe(200);
    expect((await server.call('GET', '/me/', { token })).body).toMatchObject({
      last_name: 'Long-Walker',
      gender: 3,
      date_of_birth: '1990-05-06',
      email: 'new@demo.test',
      waiver_accepted: false,
    });
  });
});

describe('the feed', () => {
  it('returns ten posts and then the rest, newest first', async () => {
    const token = await tokenOf('member');
    const page = async (query: string) => {
      const { body } = await server.call('GET', `/feed/?${query}`, { token });
      return body as {
        count: number;
        next: string | null;
        previous: string | null;
        results: { created_at: string }[];
      };
    };
    const first = await page('limit=10&offset=0');
    const second = await page('limit=10&offset=10');
    expect([first.results.length, second.results.length, first.count]).toEqual([10, 4, 14]);
    const at = (offset: number) => `http://localhost:4000/api/v2/feed/?limit=10&offset=${offset}`;
    expect([first.previous, first.next, second.previous, second.next]).toEqual([null, at(10), at(0), null]);
    const times = [...first.results, ...second.results].map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('returns the own profile when the request has no paging', async () => {
    expect(await read('member', '/feed/')).toEqual(await read('member', '/me/'));
  });
});

describe('the waiver', () => {
  it('is readable by everyone and names the version that the caller signed', async () => {
    const { body } = await server.call('GET', '/waiver/content/');
    expect(body).toMatchObject({ version: '1', text_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await read('member', '/waiver/status/')).toMatchObject({
      accepted_version: '1',
      current_version: '1',
    });
    expect(await read('new', '/waiver/status/')).toMatchObject({
      waiver_accepted: false,
      accepted_version: null,
    });
  });
});

describe('pages', () => {
  it.each(['/', '/training/', '/the-standard', 'privacy-policy/', '/terms/?x=1', '/cookies/'])(
    'are found at %s',
    async (path) => {
      const { status } = await server.call('GET', `/pages/find/?html_path=${encodeURIComponent(path)}`);
      expect(status).toBe(200);
    },
  );

  it('are found by type', async () => {
    const { body } = await server.call(
      'GET',
      '/public-pages/?type=legal.PrivacyPolicyPage&fields=title,body',
    );
    expect(body['items']).toMatchObject([{ title: 'Privacy Policy', rules: expect.any(Array) }]);
  });

  it('return 404 when they do not exist', async () => {
    expect((await server.call('GET', '/pages/find/?html_path=/nowhere/')).status).toBe(404);
  });
});
