import { isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { messageForm } from '@detroit-well/validation';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
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
  /** After an unknown outcome, the same attempt again. */
  const unknown = useRef<{ readonly key: string; readonly text: string }>(undefined);
  const send = useMutation({
    mutationFn: (message: string) => {
      const key = unknown.current?.text === message ? unknown.current.key : newIdempotencyKey();
      unknown.current = { key, text: message };
      return client.office.rosters.message({ params: { id }, body: { message } }, { idempotencyKey: key });
    },
    onSuccess: ({ message }) => {
      unknown.current = undefined;
      setText('');
      showToast({ tone: 'ok', title: message });
      onClose();
    },
    onError: (error) => {
      if (!isUnknownOutcome(error)) unknown.current = undefined;
      if (isApiError(error)) setWrong(error.fieldErrors.message?.[0]);
    },
  });
  const submit = (): void => {
    const checked = messageForm.safeParse({ message: text });
    if (checked.success) send.mutate(checked.data.message);
    else setWrong(checked.error.issues[0]?.message);
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
          <Flash tone="bad" title="The message was not confirmed.">
            {problemText(send.error)}
          </Flash>
        ) : null}
      </div>
    </Modal>
  );
}
