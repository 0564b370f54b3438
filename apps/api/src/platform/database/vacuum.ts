import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Removes dead rows and updates the planner's statistics of the embedded database, which has no autovacuum. Without
 * statistics, queries over many rows are planned as if there were few. PostgreSQL servers do both on their own.
 */
export async function vacuumEmbedded({ kind, db }: Pick<Database, 'kind' | 'db'>): Promise<void> {
  if (kind === 'pglite') await db.execute(sql`vacuum (analyze)`);
}
