import { useInfiniteQuery } from '@tanstack/react-query';
import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { Suspense } from 'react';
import { LazyFirstSteps } from '../../first-steps/lazy-first-steps.tsx';
import { areStepsShown, useFirstSteps } from '../../first-steps/use-first-steps.ts';
import { feedQuery } from '../../api/queries.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { FeedPosts } from './feed-posts.tsx';
import './feed.css';

/** The Your Feed screen: posts in pages of ten (SPEC-B 9). */
export function Screen() {
  useTitle('Your Feed');
  const query = useInfiniteQuery(feedQuery());
  const steps = useFirstSteps();
  return (
    <>
      {steps || areStepsShown() ? (
        <div className="feed-page__first">
          <Suspense fallback={null}>
            <LazyFirstSteps headingLevel={2} />
          </Suspense>
        </div>
      ) : null}
      <div className="page feed-page">
        <header className="page__head">
          <h1 className="d1">Your Feed</h1>
        </header>
        <div className="feed-page__posts">
          <AsyncView
            view={asyncState(query, ({ pages: [first] }) => first?.results.length === 0)}
            loading={
              <>
                <p className="muted" aria-hidden="true">
                  Loading your feed...
                </p>
                <Skeleton height={160} />
              </>
            }
            loadingLabel="Loading your feed..."
            failed={whenLoadFails({
              operation: 'loadFeed',
              headingLevel: 2,
              onRetry: () => void query.refetch(),
            })}
            empty={
              <EmptyState
                headingLevel={2}
                title="No posts yet"
                art={<img src={artPath.named('empty-floor')} alt="" />}
                action={<ButtonLink href={paths.dashboard.home()}>View Dashboard</ButtonLink>}
              >
                News from the floor shows up here.
              </EmptyState>
            }
          >
            {({ pages }) => (
              <FeedPosts
                items={pages.flatMap(({ results }) => results)}
                more={query.hasNextPage}
                loading={query.isFetchingNextPage}
                failure={query.isFetchNextPageError ? query.error : null}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </AsyncView>
        </div>
      </div>
    </>
  );
}
