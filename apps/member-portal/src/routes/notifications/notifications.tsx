import type { Notifications } from '@detroit-well/api-client/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Button } from '@detroit-well/ui/components/button';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { notificationPagesQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { MarkAllRead } from '../../notifications/mark-all-read.tsx';
import {
  NoNotifications,
  NotificationList,
  NotificationSkeleton,
} from '../../notifications/notification-list.tsx';
import { useNotificationReads } from '../../notifications/use-notification-reads.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import './notifications.css';

/** All notifications of the last 90 days, page by page. */
export function Screen() {
  const query = useInfiniteQuery(notificationPagesQuery());
  const { markRead, markAllRead } = useNotificationReads();
  useTitle('Notifications');
  const unread = query.data?.pages[0]?.unread ?? 0;
  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Notifications' }]}
      />
      <div className="notifications">
        <header>
          <h1 className="d1">Notifications</h1>
          {unread > 0 ? (
            <p>
              <MarkAllRead variant="line" onClick={markAllRead} />
            </p>
          ) : null}
        </header>
        <div>
          <AsyncView
            view={asyncState(query, ({ pages }) => resultsOf(pages).length === 0)}
            loading={<NotificationSkeleton />}
            loadingLabel="Loading notifications..."
            failed={whenLoadFails({
              operation: 'loadNotifications',
              onRetry: () => void query.refetch(),
            })}
            empty={<NoNotifications headingLevel={2} />}
          >
            {({ pages }) => (
              <>
                <NotificationList notifications={resultsOf(pages)} headingLevel={2} onOpen={markRead} />
                {query.hasNextPage ? (
                  <Button
                    variant="line"
                    size="sm"
                    busy={query.isFetchingNextPage}
                    busyLabel="Loading..."
                    onClick={() => void query.fetchNextPage()}
                  >
                    Show earlier notifications
                  </Button>
                ) : null}
                <p className="sm muted">Kept for 90 days.</p>
              </>
            )}
          </AsyncView>
        </div>
      </div>
    </div>
  );
}

/** A notification on two pages, because another arrived in between, appears once. */
function resultsOf(pages: readonly Notifications[]) {
  return [...new Map(pages.flatMap(({ results }) => results).map((one) => [one.id, one])).values()];
}
