import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { seed } from '../../app/seed/seed.ts';
import { coaches } from '../../platform/database/schema/training.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seed(server.database, server.clock.now());
});
afterAll(() => server?.close());

const get = (path: string) => server.call('GET', path);

describe('the coaches', () => {
  it('are listed by name, each with a slug, a biography and certifications', async () => {
    const { body } = await get('/training/coaches/');
    const list = body as unknown as { name: string; slug: string }[];
    expect(list.map(({ slug }) => slug)).toEqual([
      'denise-okafor',
      'imani-brooks',
      'marcus-whitfield',
      'renee-alston',
      'terrence-hollis',
    ]);
    expect(list[3]).toEqual({
      public_id: 'coach-renee-alston',
      name: 'Renée Alston',
      slug: 'renee-alston',
      bio: expect.stringContaining('edges'),
      certifications: expect.arrayContaining(['CPR and first aid']),
      image_url: null,
      picture: null,
    });
  });

  it.each(['renee-alston', 'coach-renee-alston'])(
    '%s has the programs of the upcoming sessions, and the author of the posts',
    async (name) => {
      const { body } = await get(`/training/coaches/${name}/`);
      expect(body).toMatchObject({ name: 'Renée Alston', author_id: 'author-renee' });
      const taught = (body['programs'] as { title: string; upcoming_count: number }[]).map(
        ({ title }) => title,
      );
      const { body: list } = await get('/training/sessions/upcoming/?limit=100');
      const sessions = list['upcoming_sessions'] as {
        coach: { slug: string };
        status: string;
        program: { title: string };
      }[];
      const ofCoach = sessions.filter(
        ({ coach, status }) => coach.slug === 'renee-alston' && status !== 'cancelled',
      );
      expect(new Set(taught)).toEqual(new Set(ofCoach.map(({ program }) => program.title)));
    },
  );

  it.each(['nobody', 'Renee-Alston', "x'--", '%25'])('%s is not found', async (name) => {
    expect((await get(`/training/coaches/${name}/`)).status).toBe(404);
  });

  it('keep their address when their name changes, and authors link to it', async () => {
    await server.database.db
      .update(coaches)
      .set({ name: 'Renée Alston-Reed' })
      .where(eq(coaches.id, 'coach-renee-alston'));
    server.clock.pass(2);
    expect((await get('/training/coaches/renee-alston/')).body).toMatchObject({ name: 'Renée Alston-Reed' });
    const { body } = await get('/blog/authors/');
    expect(body as unknown as object[]).toContainEqual(
      expect.objectContaining({ public_id: 'author-renee', coach_slug: 'renee-alston' }),
    );
  });
});

describe('a program', () => {
  it.each(['foundations-on-eight-wheels', 'program-foundations'])(
    '%s has its plan and the next level of its category',
    async (name) => {
      const { body } = await get(`/training/programs/${name}/`);
      expect(body).toMatchObject({
        slug: 'foundations-on-eight-wheels',
        next_program: { title: 'Backward and Edges', difficulty_level: 'Intermediate' },
      });
      expect(body['outline']).toHaveLength(6);
    },
  );

  it.each(['detroit-style', 'slow-flow', 'balance-lab'])('%s has no next level', async (name) => {
    expect((await get(`/training/programs/${name}/`)).body).toMatchObject({
      outline: [],
      next_program: null,
    });
  });

  it('that nobody knows is not found', async () => {
    expect((await get('/training/programs/nothing/')).status).toBe(404);
  });
});
