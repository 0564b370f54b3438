import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionUpdate } from '@detroit-well/api-client/contract';
import { daysBetween, formatShortDate, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { UpdateItem } from '@detroit-well/ui/patterns/update-item';
import { useEffect, useRef } from 'react';
import { client } from '../../api/client.ts';
import { MarkAllRead } from '../../notifications/mark-all-read.tsx';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { registeredSessionsQuery, updatesQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { Part } from './part.tsx';

export interface UpdatesProps {
  readonly sessionId: string;
  readonly now: Date;
  readonly completed: boolean;
}

/** Updates from the studio and the coach. An update counts as read after it was visible on the screen (SPEC-A 8.13). */
export function Updates({ sessionId, now, completed }: UpdatesProps) {
  const queries = useQueryClient();
  // The page has already loaded this query. After a failure, only the Retry button repeats it.
  const query = useQuery({ ...updatesQuery(sessionId), retryOnMount: false });
  const unread = query.data?.filter(({ read }) => !read) ?? [];
  const mark = useMutation({
    mutationFn: () => client.registeredSessions.markUpdatesRead({ params: { id: sessionId } }),
    // Removes the unread badges on My Trainings and the dashboard.
    onSuccess: () => queries.invalidateQueries({ queryKey: registeredSessionsQuery().queryKey }),
  });
  const markAll = () => {
    mark.mutate(undefined, {
      onSuccess: () =>
        queries.setQueryData(updatesQuery(sessionId).queryKey, (old: SessionUpdate[] | undefined) =>
          old?.map((update) => ({ ...update, read: true })),
        ),
    });
  };
  const { data: updates = [] } = query;
  const aside = completed ? (
    `${updates.length}, ${unread.length === 0 ? 'all read' : `${unread.length} new`}`
  ) : unread.length > 0 ? (
    <MarkAllRead busy={mark.isPending && unread.length === 0} onClick={markAll} />
  ) : null;

  return (
    <Part name="updates" title="Updates" aside={updates.length > 0 ? aside : null}>
      <AsyncView
        view={asyncState(query, (all) => all.length === 0)}
        loading={<Skeleton height={140} />}
        loadingLabel="Loading updates..."
        failed={whenPartFails('The updates could not be loaded.', () => void query.refetch())}
        empty={
          <p className="muted">
            {completed ? 'There were no updates.' : 'No updates yet. The studio and your coach write here.'}
          </p>
        }
      >
        {(all) => (
          <List key={sessionId} updates={all} now={now} plain={completed} onAllSeen={() => mark.mutate()} />
        )}
      </AsyncView>
    </Part>
  );
}

function List(props: {
  readonly updates: readonly SessionUpdate[];
  readonly now: Date;
  readonly plain: boolean;
  readonly onAllSeen: () => void;
}) {
  const { updates, now, plain, onAllSeen } = props;
  const trackRef = useAllSeen(updates.filter(({ read }) => !read).length, onAllSeen);
  return (
    <ol className="update-list">
      {updates.map((update) => (
        <EntryBoundary key={update.public_id}>
          <Item update={update} now={now} plain={plain} trackRef={trackRef} />
        </EntryBoundary>
      ))}
    </ol>
  );
}

function Item(props: {
  readonly update: SessionUpdate;
  readonly now: Date;
  readonly plain: boolean;
  readonly trackRef: ReturnType<typeof useAllSeen>;
}) {
  const { update, now, plain, trackRef } = props;
  const { title, body, created_at, read } = update;
  return (
    <UpdateItem
      ref={read ? undefined : trackRef}
      title={title}
      text={body}
      dateTime={created_at}
      when={whenOf(created_at, now)}
      state={read ? (plain ? 'plain' : 'read') : 'new'}
    />
  );
}

/** Calls back once, when every item that was passed to the returned ref has been visible. */
function useAllSeen(
  count: number,
  onAllSeen: () => void,
): (item: HTMLLIElement | null) => (() => void) | undefined {
  const seen = useRef(new Set<Element>());
  const reported = useRef(false);
  const observer = useRef<IntersectionObserver>(undefined);
  const latest = useRef({ count, onAllSeen });
  useEffect(() => {
    latest.current = { count, onAllSeen };
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.current.add(target);
    if (reported.current || latest.current.count === 0 || seen.current.size < latest.current.count) return;
    reported.current = true;
    latest.current.onAllSeen();
  };
  return (item) => {
    if (item === null) return undefined;
    observer.current ??= new IntersectionObserver(onIntersect, { threshold: 0.5 });
    const watching = observer.current;
    watching.observe(item);
    return () => watching.unobserve(item);
  };
}

function whenOf(instant: string, now: Date): readonly [string, string] {
  const today = daysBetween(studioDay(instant), studioDay(now)) === 0;
  return [today ? 'Today' : formatShortDate(instant), formatTime(instant)];
}
