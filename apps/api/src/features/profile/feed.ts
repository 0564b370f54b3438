import type { FeedPage } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { count, desc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { feedItems } from '../../platform/database/schema/content.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** One page of Your Feed, newest first. The URLs of the next and previous page start with `apiUrl`. */
export async function feedPage(db: Db, { limit, offset }: Window, apiUrl: string): Promise<FeedPage> {
  const address = (at: number) => `${apiUrl}/feed/?limit=${limit}&offset=${at}`;
  const [total] = await db.select({ n: count() }).from(feedItems);
  const rows = await db
    .select()
    .from(feedItems)
    .orderBy(desc(feedItems.createdAt), desc(feedItems.id))
    .limit(limit)
    .offset(offset);
  const all = total?.n ?? 0;
  return {
    count: all,
    next: offset + limit < all ? address(offset + limit) : null,
    previous: offset > 0 ? address(Math.max(0, offset - limit)) : null,
    results: rows.map((row) => ({
      public_id: row.id,
      author: { name: row.authorName, avatar: null, profile_url: null },
      created_at: toStudioIso(row.createdAt),
      content: row.content,
      type: row.type,
      media_url: row.mediaUrl,
      link_url: row.linkUrl,
    })),
  };
}
