import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../src/platform/files/files.ts';
import { folderFiles } from '../src/platform/files/folder-files.ts';
import { sessionMaterials } from '../src/platform/database/schema/training.ts';
import { waiverAcceptances } from '../src/platform/database/schema/waiver.ts';
import { seedFromFile } from '../src/app/seed/file/seed-from-file.ts';
import { verifyChain } from '../src/features/waiver/verify-chain.ts';
import { testServer, type TestServer } from './server.ts';

const data = {
  categories: [{ public_id: 'c1', name: 'Skate//Well' }],
  programs: [{ public_id: 'p1', category: 'c1', title: 'Foundations' }],
  people: [
    {
      public_id: 'u1',
      email: 'One@file.test',
      password: 'Standard!2026',
      first_name: 'One',
      waiver_accepted: true,
    },
    { public_id: 'u2', email: 'two@file.test', password: 'Standard!2026', waiver_accepted: true },
  ],
  coaches: [{ public_id: 'k1', name: 'Coach', person: 'u2' }],
  sessions: [
    {
      public_id: 's1',
      program: 'p1',
      coach: 'k1',
      title: 'From a file',
      start_datetime: '2026-04-01T18:00:00-04:00',
      end_datetime: '2026-04-01T19:00:00-04:00',
      price_member: 60,
      price_public: '75.50',
      max_participants: 8,
    },
  ],
  memberships: [{ public_id: 'm1', person: 'u1', tier: 'Standard', start_date: '2026-01-01' }],
  posts: [
    {
      public_id: 'b1',
      slug: 'from-a-file',
      title: 'From a file',
      intro: '<p onclick="x()">Hello<script>x()</script></p>',
      tags: ['Grown Folks', 'grown folks'],
      first_published_at: '2026-01-01T00:00:00Z',
    },
  ],
  pages: [{ public_id: 'g1', html_path: '/from-a-file/', type: 'legal.PrivacyPolicyPage', title: 'Page' }],
  materials: [
    {
      public_id: 'f1',
      session: 's1',
      title: 'Notes',
      file_name: 'notes.txt',
      content_type: 'text/plain',
      content_base64: Buffer.from('bring socks').toString('base64'),
    },
  ],
};

let server: TestServer;
let files: Files;
let folder: string;
const load = (content: unknown) =>
  seedFromFile({ ...server.deps, files }, JSON.stringify(content), server.clock.now());

beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'detroit-files-'));
  files = folderFiles(folder);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('seed --file', () => {
  it('loads the records with the ids of the file, and a second run changes nothing', async () => {
    expect(await load(data)).toMatchObject({ people: 2, sessions: 1, posts: 1, materials: 1 });
    await load(data);
    const { body } = await server.call('GET', '/training/sessions/s1/');
    expect(body).toMatchObject({
      title: 'From a file',
      price_public: '75.50',
      price_member: '60.00',
      max_participants: 8,
    });
    const signIn = { email: 'one@file.test', password: 'Standard!2026' };
    const { body: tokens } = await server.call('POST', '/token/', { body: signIn });
    const gate = await server.call('GET', '/training/dashboard/user/', { token: String(tokens['access']) });
    expect(gate.body).toMatchObject({ profile: { waiver_accepted: true }, membership: { is_active: true } });
    const [material] = await server.database.db.select().from(sessionMaterials);
    expect(Buffer.from((await files.read(material?.file ?? '')) ?? []).toString()).toBe('bring socks');
    expect(await server.database.db.select().from(waiverAcceptances)).toHaveLength(2);
  });

  it('changes nothing when any record is invalid, and names every error’s position', async () => {
    const wrong = { ...data, sessions: [{ ...data.sessions[0], price_public: '-1' }], peeple: [] };
    await expect(load(wrong)).rejects.toThrow(/sessions\.0\.price_public[\s\S]*peeple/);
    const dangling = { sessions: [{ ...data.sessions[0], title: 'Changed', program: 'nowhere' }] };
    await expect(load(dangling)).rejects.toThrow('sessions.0.program: nowhere is not in programs');
    expect((await server.call('GET', '/training/sessions/s1/')).body['title']).toBe('From a file');
  });
});

describe('the slugs of coaches', () => {
  const slugOf = async (id: string) =>
    (await server.call('GET', `/training/coaches/${id}/`)).body['slug'] as string | undefined;

  it('are made from new names, differ for equal names, and stay when a name changes', async () => {
    await load({
      coaches: [
        { public_id: 'same-1', name: 'Zoë O’Hara' },
        { public_id: 'same-2', name: 'Zoe OHara' },
        { public_id: 'letters', name: '李' },
        { public_id: 'given', name: 'Al Bo', slug: 'al' },
      ],
    });
    const slugs = await Promise.all(['same-1', 'same-2', 'letters', 'given'].map(slugOf));
    expect(slugs).toEqual(['zoe-ohara', 'zoe-ohara-2', 'coach-2', 'al']);
    await load({ coaches: [{ public_id: 'same-1', name: 'Zoë Reed' }] });
    server.clock.pass(2);
    expect(await slugOf('same-1')).toBe('zoe-ohara');
    const taken = { coaches: [{ public_id: 'other', name: 'Al', slug: 'al' }] };
    await expect(load(taken)).rejects.toThrow('coaches.0.slug: al belongs to given');
  });
});

describe('verify-waivers', () => {
  it('accepts an intact chain and names the first tampered signature', async () => {
    const { db } = server.database;
    expect(await verifyChain(db)).toMatchObject({ whole: true, links: 2 });
    await db
      .update(waiverAcceptances)
      .set({ userAgent: 'somebody else' })
      .where(eq(waiverAcceptances.sequence, 2));
    expect(await verifyChain(db)).toMatchObject({
      whole: false,
      sequence: 2,
      reason: 'its fields were changed',
    });
  });
});
