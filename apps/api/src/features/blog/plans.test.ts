import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { vacuumEmbedded } from '../../platform/database/vacuum.ts';
import { postCondition, type PostFilters } from './filters.ts';
import { postSummaries } from './rows.ts';

/** The fields of an EXPLAIN node that the test reads. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const now = new Date('2026-03-01T12:00:00-05:00');
const pageSize = 12;

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
  const { db } = database;
  await db.execute(sql`insert into post_categories (id, name, slug) values ('c', 'C', 'c')`);
  await db.execute(
    sql`insert into authors (id, first_name, last_name, display_name) values ('a', 'A', 'B', 'A B')`,
  );
  await db.execute(sql`insert into posts (id, slug, title, category_id, author_id, search_text, published_at)
    select 'p' || n, 'p' || n, 'Post', 'c', 'a', 'count the floor ' || n, timestamptz '2026-01-01' - n * interval '1 hour'
    from generate_series(1, 1000) n`);
  await db.execute(sql`insert into post_tags (post_id, tag, slug)
    select 'p' || n, tag, tag from generate_series(1, 1000) n, unnest(array['common', 'rare' || n]) tag`);
  await vacuumEmbedded(database);
});
afterAll(() => database?.close());

async function planOf(filters: PostFilters): Promise<readonly PlanNode[]> {
  const query = postSummaries(
    database.db,
    postCondition(filters),
    { limit: pageSize, offset: 0 },
    { now, showSamples: true },
  );
  const { rows } = await database.db.execute<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodes(Plan));
}

describe('a page of 1,000 posts', () => {
  it.each<[string, PostFilters]>([
    ['without a filter', {}],
    ['by a tag that all posts have', { tags__slug: 'common' }],
    ['by words that all posts contain', { search: 'the floor' }],
  ])('%s reads categories and authors only for the posts of the page', async (_name, filters) => {
    const joined = (await planOf(filters)).filter((node) =>
      ['authors', 'post_categories'].includes(node['Relation Name'] ?? ''),
    );
    expect(joined.length).toBeGreaterThan(0);
    for (const node of joined) {
      expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(pageSize);
    }
  });

  it.each(['post_tags_slug', 'post_tags_tag', 'post_tags_lower_case'])(
    'by a rare tag uses the index %s',
    async (index) => {
      const plan = await planOf({ tags__slug: 'rare500' });
      expect(plan.map((node) => node['Index Name'])).toContain(index);
    },
  );
});
