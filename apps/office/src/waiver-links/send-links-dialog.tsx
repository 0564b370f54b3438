import type { SentWaiverLinks } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { useSendsTexts } from '../access/access.ts';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import type { Unsigned } from './unsigned.ts';

interface SendLinksDialogProps {
  readonly sessionId: string;
  readonly people: readonly Unsigned[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sends a link to everybody of a session who has not signed. Who cannot be reached one way can be tried the other. */
export function SendLinksDialog({ sessionId, people, open, onClose }: SendLinksDialogProps) {
  const sendsTexts = useSendsTexts();
  const [refused, setRefused] = useState<SentWaiverLinks['results']>([]);
  const close = (): void => {
    setRefused([]);
    send.reset();
    onClose();
  };
  const send = useChange({
    send: (body: { send: 'email' | 'sms'; person_ids: string[] }, idempotencyKey) =>
      client.office.waiverLinks.sendToRoster({ params: { id: sessionId }, body }, { idempotencyKey }),
    onDone: ({ results }) => {
      const left = results.filter(({ state }) => state === 'refused');
      const sent = results.length - left.length;
      if (sent > 0) showToast({ tone: 'ok', title: `${linksText(sent)} sent.`, text: 'They hold 7 days.' });
      if (left.length === 0) close();
      else setRefused(left);
    },
  });
  const reasonOf = (id: string) => refused.find(({ person_id }) => person_id === id)?.problem?.message;
  // After a try, only who was refused is left.
  const shown = refused.length === 0 ? people : people.filter(({ id }) => reasonOf(id) !== undefined);
  const person_ids = shown.map(({ id }) => id);
  const by = send.isPending ? send.variables.send : null;
  return (
    <Modal
      open={open}
      onClose={close}
      locked={send.isPending}
      title={refused.length === 0 ? `Send ${linksText(shown.length)}` : `${linksText(shown.length)} not sent`}
      footer={
        <>
          <Button
            variant="signal"
            busy={by === 'email'}
            busyLabel="Sending..."
            disabledReason={by === 'sms' ? 'The texts are being sent.' : undefined}
            onClick={() => send.mutate({ send: 'email', person_ids })}
          >
            {`Email ${shown.length}`}
          </Button>
          {sendsTexts ? (
            <Button
              variant="line"
              busy={by === 'sms'}
              busyLabel="Sending..."
              disabledReason={by === 'email' ? 'The emails are being sent.' : undefined}
              onClick={() => send.mutate({ send: 'sms', person_ids })}
            >
              {`Text ${shown.length}`}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="muted">
        Each signs on a device of their own. A new link ends the one that was sent before.
      </p>
      {send.error ? (
        <Flash tone="bad" title={failureToast('The links were not sent.', send.error).title}>
          {problemText(send.error)}
        </Flash>
      ) : null}
      <ul className="unsigned">
        {shown.map(({ id, name, sent }) => (
          <li key={id}>
            <b>{name}</b>
            <small>{reasonOf(id) ?? sent}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const linksText = (count: number): string => (count === 1 ? '1 link' : `${count} links`);
