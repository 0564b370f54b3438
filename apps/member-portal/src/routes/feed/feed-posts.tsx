import { useQuery } from '@tanstack/react-query';
import type { FeedItem } from '@detroit-well/api-client/contract';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { useState } from 'react';
import { PartBoundary } from '../../layouts/part-boundary.tsx';
import { whenPartFails } from '../../layouts/part-failure.tsx';
import { feedQuery } from '../../queries.ts';
import { readSettings } from '../../settings.ts';
import { linkText } from '../../format/link-text.ts';

export interface FeedPostsProps {
  readonly items: readonly FeedItem[];
  /** Whether more posts follow. */
  readonly more: boolean;
  /** The number of posts up to the end of this page, which is the offset of the next one. */
  readonly offset: number;
}

/** One page of posts, and below it the next page on request. */
export function FeedPosts({ items, more, offset }: FeedPostsProps) {
  const [asked, setAsked] = useState(false);
  const next = useQuery({ ...feedQuery(offset), enabled: asked });
  return (
    <>
      <ol className="feed">
        {items.map((item) => (
          <li key={item.public_id}>
            <PartBoundary>
              <Post item={item} />
            </PartBoundary>
          </li>
        ))}
      </ol>
      {next.data ? (
        <FeedPosts items={next.data.items} more={next.data.more} offset={offset + next.data.items.length} />
      ) : null}
      {next.error
        ? whenPartFails('We could not load more posts.', () => void next.refetch())(next.error)
        : null}
      {more && !next.data && !next.isError ? (
        <p className="feed__more">
          <Button variant="line" busy={next.isFetching} busyLabel="Loading..." onClick={() => setAsked(true)}>
            Show more posts
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Post({ item }: { item: FeedItem }) {
  const { author, created_at, content, type, media_url, link_url } = item;
  return (
    <article>
      <header>
        <Avatar name={author.name} src={author.avatar} />
        <div>
          <h2 className="h4">
            {author.profile_url ? <a href={author.profile_url}>{author.name}</a> : author.name}
          </h2>
          <time className="sm muted" dateTime={created_at}>
            {formatMediumDate(created_at)}, {formatTime(created_at)}
          </time>
        </div>
      </header>
      <p>{content}</p>
      {type === 'media_post' && media_url ? <img src={media_url} alt="" loading="lazy" /> : null}
      {link_url ? <a href={link_url}>{linkText(link_url, readSettings().publicSiteUrl)}</a> : null}
    </article>
  );
}
