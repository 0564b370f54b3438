import { slug } from '@detroit-well/config/slug';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';

const owner = z.object({ id: z.string(), title: z.string() });

/** Another post that has this slug: on the site, in its newest or its scheduled revision, or from earlier. */
async function otherWithSlug(tx: Db, wanted: string, id: string | null) {
  const [found] = await readRows(
    owner,
    tx.execute(sql`
    select p.id, coalesce(nullif(r.content->>'title', ''), p.title) as title from posts p
      left join content_revisions r on r.kind = 'post' and r.item_id = p.id and r.n = p.version
    where p.id is distinct from ${id}::text and (p.slug = ${wanted} or r.content->>'slug' = ${wanted}
      or exists (select 1 from post_old_slugs o where o.post_id = p.id and o.slug = ${wanted})
      or exists (select 1 from content_revisions s where s.kind = 'post' and s.item_id = p.id and s.n = p.scheduled_version and s.content->>'slug' = ${wanted}))
    limit 1`),
  );
  return found;
}

/** Of two posts that want one slug at once, one comes first. */
const lockSlugs = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('post:slugs'))`);

/** Throws if another post has the slug. Holds the lock of slugs until the transaction ends. */
export async function requireFreeSlug(tx: Db, wanted: string, id: string | null): Promise<void> {
  if (wanted === '') return;
  await lockSlugs(tx);
  const other = await otherWithSlug(tx, wanted, id);
  if (other === undefined) return;
  const { message } = problem('slug_taken');
  throw problem('slug_taken', { slug: [message], post_id: other.id, post_title: other.title });
}

const mostChars = 100;

/** A free slug made of a title: the next number is added while it is taken. */
export async function freeSlug(tx: Db, title: string): Promise<string> {
  await lockSlugs(tx);
  const made = slug(title).slice(0, mostChars).replace(/-$/, '') || 'draft';
  let free = made;
  for (let next = 2; (await otherWithSlug(tx, free, null)) !== undefined; next += 1) free = `${made}-${next}`;
  return free;
}
