import { dayMs } from '@detroit-well/config/durations';
import { slug } from '@detroit-well/config/slug';
import { sql } from 'drizzle-orm';
import { cleanPost } from '../../../features/blog/clean-post.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  authors as authorTable,
  postCategories as categoryTable,
  posts,
  postTags,
} from '../../../platform/database/schema/blog.ts';
import { coaches } from '../../../platform/database/schema/training.ts';
import { detroitPosts, gearPosts } from './detroit.ts';
import { movementPosts } from './movement.ts';
import { pictureOf, wide, type SeededPost } from './post.ts';
import { rhythmPosts } from './rhythm.ts';
import { strengthPosts } from './strength.ts';
import { authors, postCategories } from './taxonomy.ts';

/** A typical ratio for blogs of this size. */
const viewsPerLike = 9;

const seededPosts = [...rhythmPosts, ...strengthPosts, ...movementPosts, ...detroitPosts, ...gearPosts];

/** Adds The Standard: 14 sample posts that use every block type. Their HTML is sanitized here. */
export async function seedPosts(tx: Db, now: Date): Promise<void> {
  await tx.insert(categoryTable).values([...postCategories]);
  await tx.insert(authorTable).values(
    authors.map(({ coachId, ...author }) => ({
      ...author,
      displayName: `${author.firstName} ${author.lastName}`,
      // Null if the studio has no such coach.
      coachId: sql`(select ${coaches.id} from ${coaches} where ${coaches.id} = ${coachId})`,
    })),
  );
  await tx.insert(posts).values(seededPosts.map((post) => rowOf(post, now)));
  await tx
    .insert(postTags)
    .values(
      seededPosts.flatMap(({ slug: postId, tags }) => tags.map((tag) => ({ postId, tag, slug: slug(tag) }))),
    );
}

function rowOf(post: SeededPost, now: Date): typeof posts.$inferInsert {
  const publishedAt = new Date(now.getTime() - post.daysAgo * dayMs);
  return {
    id: post.slug,
    slug: post.slug,
    ...cleanPost({
      ...post,
      excerpt: post.subheader,
      body: post.body.map((block, index) => ({ ...block, id: `${post.slug}-${index + 1}` })),
    }),
    categoryId: post.category,
    authorId: post.author,
    featuredImage: { url: pictureOf(post.slug, wide), alt: '', ...wide },
    seoTitle: post.title,
    searchDescription: post.subheader,
    likeCount: post.likes,
    viewCount: post.likes * viewsPerLike,
    isSample: true,
    publishedAt,
    updatedAt: publishedAt,
  };
}
