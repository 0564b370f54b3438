import { formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { markNames } from '../roster/marks.ts';
import { send, useQueue } from '../roster/unsent.ts';
import { useWalkInQueue } from '../roster/unsent-walk-ins.ts';
import { counted } from '../roster/waiting-text.ts';
import { leave } from './leave.ts';

/** Before a sign-out: the marks and walk-ins that only this device has. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { marks } = useQueue();
  const { walkIns } = useWalkInQueue();
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const trySending = async (): Promise<void> => {
    setSending(true);
    await send();
    setSending(false);
  };
  const signOut = (): void => {
    setLeaving(true);
    void leave();
  };
  const count = marks.length + walkIns.length;
  return (
    <Modal
      open
      onClose={onClose}
      title={
        count === 0
          ? 'Everything is sent'
          : `${counted(marks.length, walkIns.length)} ${count === 1 ? 'is' : 'are'} not sent`
      }
      footer={
        <>
          <Button
            variant={count === 0 ? 'signal' : 'line'}
            busy={isLeaving}
            busyLabel="Signing out..."
            onClick={signOut}
          >
            Sign out
          </Button>
          {count === 0 ? null : (
            <Button
              variant="signal"
              busy={isSending}
              busyLabel="Sending..."
              onClick={() => void trySending()}
            >
              Send now
            </Button>
          )}
        </>
      }
    >
      {count === 0 ? (
        <p>Nothing waits on this device.</p>
      ) : (
        <>
          <ul className="finish">
            {marks.map(({ key, name, mark, facts }) => (
              <li key={key}>
                {`${name}: ${mark === null ? 'mark taken back' : markNames[mark]}, ${formatTime(facts[0]?.at ?? '')}`}
              </li>
            ))}
            {walkIns.map(({ key, name, request }) => (
              <li key={key}>{`${name}: Walk-in, ${formatTime(request.at)}`}</li>
            ))}
          </ul>
          <p className="muted">
            {`${count === 1 ? 'It stays on this device and goes' : 'They stay on this device and go'} when you sign in here again. The rosters of today are erased.`}
          </p>
        </>
      )}
    </Modal>
  );
}
