import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { MessageSkeleton } from '@detroit-well/ui/patterns/message';
import type { RoomRef } from './rooms.ts';

const titleWidths = ['62%', '84%', '70%', '48%'];

/** The skeleton of the list and an open conversation while the rooms load. A phone shows one of the two. */
export function ChatSkeleton({ named }: { named: RoomRef | null }) {
  return (
    <div className="chat" data-loading data-room={named ? '' : undefined}>
      <div className="chat__rooms">
        <h1 className="d2">Chat</h1>
        <div className="chat__heading-bone">
          <Skeleton height={14} width={72} />
        </div>
        <div className="chat__list">
          {titleWidths.map((width) => (
            <div className="chat__room-bones" key={width}>
              <Skeleton height={40} width={40} />
              <Skeleton height={16} width={width} />
              <Skeleton height={12} width="90%" />
            </div>
          ))}
        </div>
      </div>
      <div className="chat__talk">
        <div className="chat__head">
          <div className="chat__head-bones">
            <Skeleton height={22} width="min(260px, 70%)" />
            <Skeleton height={12} width="min(340px, 90%)" />
          </div>
        </div>
        <div className="chat__scroll">
          <MessageSkeleton />
        </div>
      </div>
    </div>
  );
}
