import { hourMs } from '@detroit-well/config/durations';
import { addDays, studioDay } from '../../../platform/clock/studio-calendar.ts';
import { cleanPage } from '../../../features/pages/clean-page.ts';
import type { Db } from '../../../platform/database/database.ts';
import { feedItems, menuItems, pages } from '../../../platform/database/schema/content.ts';
import { pictureOf, wide } from '../posts/post.ts';
import { feed } from './feed.ts';
import { firstTimePage } from './first-time.ts';
import { legalPages } from './legal.ts';
import { menu } from './menu.ts';
import { sitePages } from './pages.ts';

const publishedDaysAgo = 60;

/** Adds the menu, the pages and the feed, and sanitizes their HTML. */
export async function seedSite(tx: Db, now: Date): Promise<void> {
  await tx.insert(menuItems).values(menu.map((item, index) => ({ ...item, position: index + 1 })));
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * 24 * hourMs);
  await tx.insert(pages).values(
    [...sitePages, firstTimePage, ...legalPages].map((page) => ({
      ...page,
      ...cleanPage({ body: page.bodyHtml, fields: page.fields }),
      effectiveDate: page.type.startsWith('legal.') ? addDays(studioDay(now), -publishedDaysAgo) : null,
      publishedAt,
      updatedAt: publishedAt,
    })),
  );
  await tx.insert(feedItems).values(
    feed.map(({ hoursAgo, author, content, link, media }) => ({
      authorName: author,
      content,
      type: media ? 'media_post' : 'post',
      mediaUrl: media ? pictureOf('first-time-backward', wide) : null,
      linkUrl: link ?? null,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    })),
  );
}
