import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { messageForm } from '@detroit-well/validation';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

interface MessageDialogProps {
  readonly sessionId: string;
  readonly title: string;
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Writes to everybody registered. What was typed stays until it is sent. */
export function MessageDialog({ sessionId: id, title, count, open, onClose }: MessageDialogProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const send = useChange({
    send: (message: string, idempotencyKey) =>
      client.office.rosters.message({ params: { id }, body: { message } }, { idempotencyKey }),
    onDone: ({ message }) => {
      setText('');
      showToast({ tone: 'ok', title: message });
      onClose();
    },
  });
  const submit = (): void => {
    const checked = messageForm.safeParse({ message: text });
    if (!checked.success) return setWrong(checked.error.issues[0]?.message);
    send.mutate(checked.data.message, {
      onError: (error) => isApiError(error) && setWrong(error.fieldErrors.message?.[0]),
    });
  };
  const who = count === 1 ? '1 person' : `${count} people`;
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={send.isPending}
      title={`Message to ${who}`}
      footer={
        <>
          <Button variant="signal" busy={send.isPending} busyLabel="Sending..." onClick={submit}>
            {`Send to ${who}`}
          </Button>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="card">
        <TextArea
          label="Message"
          hint={`Everybody registered for ${title} gets it as an email, and finds it with the session.`}
          rows={5}
          value={text}
          error={wrong}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(undefined);
          }}
        />
        {send.error && wrong === undefined ? (
          <Flash
            tone="bad"
            title={
              isUnknownOutcome(send.error) ? 'The message was not confirmed.' : 'The message was not sent.'
            }
          >
            {problemText(send.error)}
          </Flash>
        ) : null}
      </div>
    </Modal>
  );
}
