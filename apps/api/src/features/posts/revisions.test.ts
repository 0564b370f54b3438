import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aPost, postsFixture } from '../../../test/posts-fixture.ts';
import { contentRevisions } from '../../platform/database/schema/content.ts';
import { publishDue } from '../written/publish.ts';
import { deletePassedRevisions } from '../written/revisions.ts';
import { postKind } from './post-kind.ts';

const { server, office, visited, publish, aDraft, published } = postsFixture();

describe('a schedule', () => {
  const at = '2026-03-03T07:00:00-05:00';

  it('is a frozen revision, which goes on the site at its time', async () => {
    const { id } = await aDraft();
    const scheduled = await publish(id, 1, at);
    expect(scheduled.body).toMatchObject({ status: 'scheduled', scheduled_at: at, scheduled_version: 1 });
    await office('PATCH', `${id}/`, { version: 1, title: 'Later words' });
    await publishDue(postKind, server().deps);
    expect((await visited('how-to-stop')).status).toBe(404);
    server().clock.set('2026-03-03T07:00:01-05:00');
    await publishDue(postKind, server().deps);
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop', date: at });
    expect((await office('GET', `${id}/`)).body).toMatchObject({
      status: 'published',
      scheduled_at: null,
      published_version: 1,
      version: 2,
      title: 'Later words',
    });
  });

  it('of a change leaves the page until then, and once when two processes publish', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    expect((await publish(id, 2, at)).body).toMatchObject({ status: 'published', scheduled_version: 2 });
    server().clock.set('2026-03-03T07:00:01-05:00');
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop' });
    await Promise.all([publishDue(postKind, server().deps), publishDue(postKind, server().deps)]);
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'Stopping' });
  });

  it('that fails stays, the page stays, and the others go on the site', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    await publish(id, 2, at);
    const other = await aDraft({ title: 'Another' });
    await publish(other.id, 1, at);
    await server().database.db.delete(contentRevisions).where(eq(contentRevisions.itemId, id));
    server().clock.set('2026-03-03T07:00:01-05:00');
    await expect(publishDue(postKind, server().deps)).rejects.toThrow('failed rows: 1');
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop' });
    expect((await office('GET', `${id}/`)).body).toMatchObject({ scheduled_at: at });
    expect((await visited('another')).status).toBe(200);
  });

  it('of a time that is over is refused', async () => {
    const { id } = await aDraft();
    const refused = await publish(id, 1, '2026-03-02T11:59:59-05:00');
    expect(refused.body).toMatchObject({ at: ['Choose a time to come, or publish it now.'] });
  });

  it('ends with taking the post off, and so does its page', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    await publish(id, 2, at);
    const off = await office('POST', `${id}/unpublish/`, { version: 2 });
    expect(off.body).toMatchObject({ status: 'unpublished', published_at: null, scheduled_at: null });
    expect((await visited('how-to-stop')).status).toBe(404);
    server().clock.set('2026-03-04T07:00:01-05:00');
    await publishDue(postKind, server().deps);
    expect((await visited('how-to-stop')).status).toBe(404);
    // The date of its first time stays.
    expect((await publish(id, 2)).body).toMatchObject({ published_at: '2026-03-02T12:00:00-05:00' });
  });
});

describe('revisions', () => {
  const save = async (id: string, version: number, by: 'owner' | 'editor' = 'owner') =>
    office('PATCH', `${id}/`, { version, title: `Title ${version + 1}` }, by);
  const numbers = async (id: string) =>
    ((await office('GET', `${id}/revisions/`)).body as unknown as { results: { n: number }[] }).results.map(
      ({ n }) => n,
    );

  it('of one sitting are one, but for what was published, shown or written by somebody else', async () => {
    const { id } = await aDraft();
    await save(id, 1);
    expect(await numbers(id)).toEqual([2]);
    await publish(id, 2);
    await save(id, 2);
    await office('POST', `${id}/preview-link/`);
    await save(id, 3);
    await save(id, 4, 'editor');
    server().clock.pass(11 * 60);
    await save(id, 5, 'editor');
    await save(id, 6, 'editor');
    const shown = [7, 5, 4, 3, 2];
    expect(await numbers(id)).toEqual(shown);
    server().clock.pass(2 * 86_400);
    await deletePassedRevisions(server().deps);
    expect(await numbers(id)).toEqual(shown);
    expect(await server().database.db.$count(contentRevisions, eq(contentRevisions.itemId, id))).toBe(5);
  });

  it('that are not there cannot be restored', async () => {
    const { id } = await aDraft();
    for (const n of ['0', '9', 'x', '99999999999'])
      expect((await office('POST', `${id}/revisions/${n}/restore/`, { version: 1 })).status).toBe(404);
  });
});

describe('a preview', () => {
  async function link(id: string): Promise<string> {
    const made = await office('POST', `${id}/preview-link/`);
    expect(made.status).toBe(201);
    return String(made.body['url']).split('/').pop() ?? '';
  }
  const preview = (token: string) => server().call('GET', `/blog/previews/${token}/`);

  it('shows one revision to whoever has its link, for a day, and no cache keeps it', async () => {
    const { id } = await aDraft();
    const token = await link(id);
    await office('PATCH', `${id}/`, { version: 1, title: 'Later words' });
    const seen = await preview(token);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(seen.body).toMatchObject({
      post: { title: 'How to stop', body: aPost.body, category: { slug: 'rhythm' }, word_count: 9 },
      expires_at: '2026-03-03T12:00:00-05:00',
    });
    server().clock.pass(86_400);
    expect((await preview(token)).status).toBe(404);
  });

  it('that this server did not sign shows nothing', async () => {
    const { id } = await aDraft();
    const [text = '', signature = ''] = (await link(id)).split('.');
    const longer = Buffer.from(JSON.stringify([id, 1, 9e12])).toString('hex');
    for (const token of [`${longer}.${signature}`, text, `${text}.`, `${text}.${signature.slice(1)}0`, 'x.y'])
      expect([token, (await preview(token)).status]).toEqual([token, 404]);
  });
});
