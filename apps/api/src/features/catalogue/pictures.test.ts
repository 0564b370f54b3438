import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { referencedFiles } from '../../app/backup/snapshot-facts.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { tidyPictures } from '../pictures/unused-pictures.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());

const jpeg = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#ff3b1f' } })
    .withExif({ IFD0: { Artist: 'SECRET-NAME' } })
    .jpeg()
    .toBuffer();

interface Sent {
  readonly image?: Uint8Array;
  readonly alt?: string;
}

async function set(path: string, { image, alt }: Sent, who = owner) {
  const form = new FormData();
  if (alt !== undefined) form.append('alt', alt);
  if (image) form.append('image', new File([new Uint8Array(image)], 'x.jpg', { type: 'image/jpeg' }));
  const body = new Response(form);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v2/office/${path}picture/`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
const call = (method: string, path: string, body?: object) =>
  server.call(method, path, { token: owner.token, ...(body && { body }) });
const show = async (url: string) => {
  const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url });
  return { status: statusCode, content: rawPayload };
};
const storedFiles = () => readdir(join(server.deps.settings.dataDir, 'files')).catch(() => []);
/** Long enough for the job to take a picture for unused. */
async function tidy(): Promise<void> {
  server.clock.pass(11 * 60);
  await tidyPictures(server.deps);
  owner = { ...owner, token: await owner.renewed() };
}

interface Shown {
  readonly image_url: string | null;
  readonly picture: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly sources: readonly { readonly url: string; readonly width: number }[];
  } | null;
}
const visitorSees = async (path: string): Promise<Shown> => {
  server.clock.pass(2);
  return (await server.call('GET', path)).body as unknown as Shown;
};

describe('the picture of a session', () => {
  it('is shown to visitors in each width with its text, without metadata', async () => {
    const id = await aSession(server.database);
    const { status, body } = await set(`sessions/${id}/`, { image: await jpeg(), alt: ' Skaters ' });
    expect([status, body['picture'], body['version']]).toEqual([
      200,
      {
        path: expect.stringMatching(/^\/pictures\/session-[0-9a-f]{32}-960\.webp$/),
        alt: 'Skaters',
        width: 960,
        height: 640,
      },
      1,
    ]);
    const { picture, image_url } = await visitorSees(`/training/sessions/${id}/`);
    expect([picture?.alt, picture?.width, picture?.height, picture?.url]).toEqual([
      'Skaters',
      2160,
      1440,
      image_url,
    ]);
    expect(picture?.sources.map(({ width }) => width)).toEqual([480, 960, 1440, 2160]);
    for (const { url, width } of picture?.sources ?? []) {
      const shown = await show(new URL(url).pathname);
      const facts = await sharp(shown.content).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['webp', width, (width * 2) / 3]);
      expect(shown.content.includes('SECRET-NAME')).toBe(false);
    }
    const { sessions: all } = (await server.call('GET', '/training/sessions/')).body as unknown as {
      sessions: (Shown & { public_id: string })[];
    };
    expect(all.find(({ public_id }) => public_id === id)?.picture).toEqual(picture);
  });

  it('gets another text alone, and each change has its entry with both', async () => {
    const id = await aSession(server.database);
    expect((await set(`sessions/${id}/`, { alt: 'Nothing yet' })).body).toMatchObject({
      image: ['Choose a picture.'],
    });
    const first = await set(`sessions/${id}/`, { image: await jpeg(), alt: 'Skaters' });
    const second = await call('POST', `/office/sessions/${id}/picture/`, { alt: 'Skaters in a row' });
    expect(second.body['picture']).toEqual({ ...(first.body['picture'] as object), alt: 'Skaters in a row' });
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, `session:${id}`));
    const { picture } = first.body;
    const changed = second.body['picture'];
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual(
      expect.arrayContaining([
        { action: 'session.change', before: { picture: null }, after: { picture } },
        { action: 'session.change', before: { picture }, after: { picture: changed } },
      ]),
    );
  });

  it('is shared by a copy, and deleted when neither has it', async () => {
    const id = await aSession(server.database);
    const before = (await storedFiles()).length;
    await set(`sessions/${id}/`, { image: await jpeg(), alt: 'Skaters' });
    const copy = await call('POST', '/office/sessions/', {
      title: 'Copy',
      program_id: 'roll',
      start_datetime: '2026-04-02T18:30:00-04:00',
      end_datetime: '2026-04-02T20:00:00-04:00',
      price_public: '75.00',
      price_member: '60.00',
      picture_of: id,
    });
    const { path } = copy.body['picture'] as { path: string };
    expect((await call('DELETE', `/office/sessions/${id}/picture/`)).body['picture']).toBeNull();
    await tidy();
    expect((await show(`/api/v2${path}`)).status).toBe(200);
    expect((await referencedFiles(server.database.db)).filter((file) => path.includes(file))).toHaveLength(1);
    expect((await call('DELETE', `/office/sessions/${String(copy.body['id'])}/`)).status).toBe(204);
    await tidy();
    expect((await show(`/api/v2${path}`)).status).toBe(404);
    expect(await storedFiles()).toHaveLength(before);
    expect((await visitorSees(`/training/sessions/${id}/`)).picture).toBeNull();
  });

  it('replaces the earlier one, whose files are deleted', async () => {
    const id = await aSession(server.database);
    await set(`sessions/${id}/`, { image: await jpeg(), alt: 'One' });
    const count = (await storedFiles()).length;
    await set(`sessions/${id}/`, { image: await jpeg(), alt: 'Two' });
    await tidy();
    expect(await storedFiles()).toHaveLength(count);
  });

  it.each([
    ['without a text', async () => ({ image: await jpeg() }), 400, 'alt'],
    ['with an empty text', async () => ({ image: await jpeg(), alt: ' ' }), 400, 'alt'],
    ['that is no picture', () => ({ image: Buffer.from('<svg/>'), alt: 'Skaters' }), 415, 'image'],
    ['of more than 5 MB', () => ({ image: Buffer.alloc(5_242_881), alt: 'Skaters' }), 413, 'image'],
  ])('%s is refused at its field, and nothing is stored', async (_what, make, status, field) => {
    const id = await aSession(server.database);
    const count = (await storedFiles()).length;
    const refused = await set(`sessions/${id}/`, await make());
    expect([refused.status, refused.body[field]]).toEqual([status, [expect.any(String)]]);
    expect(await storedFiles()).toHaveLength(count);
  });

  it('is not stored for a session that does not exist, or by a coach', async () => {
    const count = (await storedFiles()).length;
    const sent = { image: await jpeg(), alt: 'Skaters' };
    expect((await set('sessions/nothing/', sent)).status).toBe(404);
    const id = await aSession(server.database);
    expect((await set(`sessions/${id}/`, sent, await aTeamMember(server, 'coach'))).status).toBe(403);
    expect(await storedFiles()).toHaveLength(count);
  });
});

it('the picture of a coach is upright, on their page and at their sessions', async () => {
  const id = await aSession(server.database, { coachId: 'coach' });
  await set('coaches/coach/', { image: await jpeg(), alt: 'Imani on skates' });
  const { picture, image_url } = await visitorSees('/training/coaches/coach/');
  expect([picture?.alt, picture?.width, picture?.height, picture?.url]).toEqual([
    'Imani on skates',
    1350,
    1500,
    image_url,
  ]);
  const session = await server.call('GET', `/training/sessions/${id}/`);
  expect(session.body['coach']).toMatchObject({ picture, image_url });
});

it('the picture of a series is that of its sessions to come, except of those with their own', async () => {
  const id = await aSeries(server);
  const { db } = server.database;
  const all = () => db.select().from(sessions).where(eq(sessions.seriesId, id)).orderBy(sessions.startsAt);
  const [past, own] = await all();
  await db
    .update(sessions)
    .set({ startsAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(sessions.id, past?.id ?? ''));
  await set(`sessions/${own?.id}/`, { image: await jpeg(), alt: 'Own' });
  const { status } = await set(`series/${id}/`, { image: await jpeg(), alt: 'All' });
  expect(status).toBe(200);
  const alts = async () => (await all()).map(({ pictureAlt }) => pictureAlt);
  const following = (await all()).length - 2;
  expect(await alts()).toEqual(['', 'Own', ...Array.from({ length: following }, () => 'All')]);
  expect((await call('POST', `/office/series/${id}/picture/`, { alt: 'Everybody' })).status).toBe(200);
  expect(await alts()).toEqual(['', 'Own', ...Array.from({ length: following }, () => 'Everybody')]);
  expect((await call('DELETE', `/office/series/${id}/picture/`)).status).toBe(200);
  expect(await alts()).toEqual(['', 'Own', ...Array.from({ length: following }, () => '')]);
});
