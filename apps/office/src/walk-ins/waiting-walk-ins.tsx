import { formatTime } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Status } from '@detroit-well/ui/components/status';
import { showUndo } from '../overlay/toasts.ts';
import { forgetWalkIn, keepWalkIn, useWalkInQueue } from '../roster/unsent-walk-ins.ts';
import type { MeetingOfWalkIn } from './request.ts';

/** The walk-ins of a meeting that wait on this device. They have no spot yet. */
export function WaitingWalkIns({ session_id: sessionId, meeting }: MeetingOfWalkIn) {
  const { walkIns } = useWalkInQueue();
  const own = walkIns.filter(
    ({ request }) => request.session_id === sessionId && request.meeting === meeting,
  );
  if (own.length === 0) return null;
  return (
    <ol className="roster" aria-label="Walk-ins that wait">
      {own.map(({ key, name, request, refusal }) => (
        <li key={key} data-mark="present">
          <div className="roster__who">
            <Avatar name={name} />
            <p className="nm">{name}</p>
            <p className="roster__facts">
              <Status tone={refusal === null ? 'wait' : 'bad'}>
                {`Walk-in, ${formatTime(request.at)}, ${refusal === null ? 'saved here' : 'needs attention'}`}
              </Status>
            </p>
          </div>
          <button
            className="undo"
            type="button"
            aria-label={`Remove the walk-in of ${name}`}
            onClick={() => {
              void forgetWalkIn(key);
              showUndo(`The walk-in of ${name} is removed.`, () => void keepWalkIn(request, name));
            }}
          >
            Remove
          </button>
        </li>
      ))}
    </ol>
  );
}
