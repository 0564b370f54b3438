import { useQuery } from '@tanstack/react-query';
import type { FeedItem } from '@detroit-well/api-client/contract';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { paths } from '@detroit-well/config/paths';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { feedQuery } from '../../queries.ts';
import { whenLoadFails } from '../../layouts/load-failure.tsx';
import { asyncState } from '../../query-state.ts';
import { useTitle } from '../../router/use-title.ts';
import './feed.css';

/** Your Feed: its first page of posts (Spec B 9: 10 from 0). */
export function Screen() {
  useTitle('Your Feed');
  const query = useQuery(feedQuery());
  return (
    <div className="page">
      <header className="page__head">
        <h1 className="d1">Your Feed</h1>
      </header>
      <AsyncView
        view={asyncState(query, (items) => items.length === 0)}
        loading={
          <>
            <p className="muted">Loading your feed...</p>
            <Skeleton height={160} />
          </>
        }
        loadingLabel="Loading your feed..."
        failed={whenLoadFails({ operation: 'loadFeed', onRetry: () => void query.refetch() })}
        empty={
          <EmptyState
            headingLevel={2}
            title="No posts yet"
            action={
              <ButtonLink size="sm" href={paths.dashboard.home()}>
                View Dashboard
              </ButtonLink>
            }
          >
            News from the floor shows up here.
          </EmptyState>
        }
      >
        {(items) => (
          <ol className="feed">
            {items.map((item) => (
              <li key={item.public_id}>
                <Post item={item} />
              </li>
            ))}
          </ol>
        )}
      </AsyncView>
    </div>
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
      {link_url ? <a href={link_url}>Open the link</a> : null}
    </article>
  );
}
