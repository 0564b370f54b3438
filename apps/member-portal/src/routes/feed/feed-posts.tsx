import type { FeedItem } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { isSafeHref } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { readSettings } from '../../settings/settings.ts';
import { linkText } from '../../format/link-text.ts';

export interface FeedPostsProps {
  readonly items: readonly FeedItem[];
  readonly more: boolean;
  readonly loading: boolean;
  /** Why the next page failed to load. */
  readonly failure: Error | null;
  /** Loads the next page. */
  readonly onMore: () => void;
}

/** The loaded posts, and a button for the next page. */
export function FeedPosts({ items, more, loading, failure, onMore }: FeedPostsProps) {
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
      {failure ? whenPartFails((error) => describe(error, 'loadFeed').message, onMore)(failure) : null}
      {more && !failure ? (
        <p className="feed__more">
          <Button variant="line" busy={loading} busyLabel="Loading..." onClick={onMore}>
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
            {author.profile_url && isSafeHref(author.profile_url) ? (
              <a href={author.profile_url}>{author.name}</a>
            ) : (
              author.name
            )}
          </h2>
          <time className="sm muted" dateTime={created_at}>
            {`${formatMediumDate(created_at)}, ${formatTime(created_at)}`}
          </time>
        </div>
      </header>
      <p>{content}</p>
      {type === 'media_post' && media_url ? <img src={media_url} alt="" loading="lazy" /> : null}
      {link_url && isSafeHref(link_url) ? (
        <a href={link_url}>{linkText(link_url, readSettings().publicSiteUrl)}</a>
      ) : null}
    </article>
  );
}
