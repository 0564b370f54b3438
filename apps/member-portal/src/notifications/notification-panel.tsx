import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useNativeDialog } from '@detroit-well/ui/native-dialog';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { notificationsQuery } from '../api/queries.ts';
import { asyncState } from '../api/query-state.ts';
import { whenPartFails } from '../outcomes/part-failure.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NoNotifications, NotificationList, NotificationSkeleton } from './notification-list.tsx';
import { useNotificationReads } from './use-notification-reads.ts';
import './notification-panel.css';

/** The notifications below the bell, and in the whole window on a phone. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const dialog = useNativeDialog(true, onClose);
  const query = useQuery(notificationsQuery());
  const { markRead, markAllRead } = useNotificationReads();
  const unread = query.data?.unread ?? 0;
  return (
    <dialog {...dialog} className="notification-panel" aria-labelledby="notification-panel-title">
      <div data-part="box">
        <div data-part="head">
          <h2 id="notification-panel-title" tabIndex={-1}>
            Notifications
          </h2>
          {unread > 0 ? <MarkAllRead onClick={markAllRead} /> : null}
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div data-part="body">
          <AsyncView
            view={asyncState(query, ({ results }) => results.length === 0)}
            loading={<NotificationSkeleton />}
            loadingLabel="Loading notifications..."
            failed={whenPartFails('The notifications could not be loaded.', () => void query.refetch())}
            empty={<NoNotifications headingLevel={3} />}
          >
            {({ results }) => <NotificationList notifications={results} headingLevel={3} onOpen={markRead} />}
          </AsyncView>
        </div>
        <div data-part="foot">
          <TextLink arrow={false} href={paths.notifications()}>
            See all
          </TextLink>
        </div>
      </div>
    </dialog>
  );
}
