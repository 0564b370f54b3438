import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { useLayer } from '@detroit-well/ui/layer';
import { BellIcon } from '@detroit-well/ui/icons';
import { Suspense, lazy, useEffect, useState } from 'react';
import { notificationsQuery } from '../api/queries.ts';
import './bell.css';

const mostShown = 9;

const loadFollow = () =>
  import('./follow-notifications.ts').then(
    ({ followNotifications }) => followNotifications,
    () => undefined,
  );
const Panel = lazy(() =>
  import('./notification-panel.tsx').then((file) => ({ default: file.NotificationPanel })),
);

/**
 * The bell in the header, with the number of unread notifications. The page loads first; then come the number, the connection
 * that keeps it up to date, and, once it is pressed, the list.
 */
export function Bell() {
  const queries = useQueryClient();
  const [isReady, setReady] = useState(false);
  const [announced, setAnnounced] = useState('');
  const { data } = useQuery({ ...notificationsQuery(), enabled: isReady });
  const panel = useLayer('notifications');
  // The connection is outside React. Without its file, the number is up to date on the next page.
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const start = () => {
      setReady(true);
      void loadFollow().then((follow) => {
        if (follow && !isGone) stop = follow(queries, setAnnounced);
        return undefined;
      });
    };
    const timer = setTimeout(start, 1_000);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [queries]);

  const unread = data?.unread ?? 0;
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <div className="bell">
      <a
        href={paths.notifications()}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setReady(true);
          panel.open(true);
        }}
      >
        <BellIcon />
        {unread > 0 ? (
          <span className="bell__count" aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        ) : null}
      </a>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      {panel.shown ? (
        <Suspense fallback={null}>
          <Panel onClose={panel.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
