import { isUnknownOutcome } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { client } from '../api/client.ts';
import { handOver } from '../auth/device-lock.ts';
import { useChange } from '../forms/use-change.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { refusalText } from './refusal-text.ts';
import type { Signer } from './signer.ts';
import { ShownCode } from './shown-code.tsx';
import { Ways } from './ways.tsx';

/** While the dialog is open, the signature shows within this time. */
const refreshMs = 4_000;

interface SignDialogProps {
  readonly signer: Signer;
  /** The person was added at the door just now: the code shows at once, and the other ways are one step back. */
  readonly isNew?: boolean | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Reads again whether the person has signed. */
  readonly onRefresh: () => void;
  /** What else can be done, below the ways. */
  readonly children?: ReactNode;
}

/**
 * Lets a person sign on a device of their own, by a link that is sent or a code on this screen, or on this device. Closes once they
 * have signed. Each time it opens, it needs another key.
 */
export function SignDialog(props: SignDialogProps) {
  const { signer, isNew = false, open, onClose, onRefresh, children } = props;
  const { id, name, hasSigned } = signer;
  const [showsCode, setShowsCode] = useState(isNew);
  const send = useChange({
    send: (by: 'email' | 'sms') => client.office.waiverLinks.send({ params: { id }, body: { send: by } }),
    onDone: ({ sent_to: to }) => {
      showToast({
        tone: 'ok',
        title: `The link is sent to ${to ?? name}.`,
        text: 'It works once, for 7 days.',
      });
      onClose();
    },
  });
  const give = useChange({
    send: async (link: { send: 'none' }) => {
      // The link comes first: once it is locked, this sign-in can make none.
      const made = await client.office.waiverLinks.send({ params: { id }, body: link });
      await client.auth.lock();
      return made;
    },
    onDone: ({ url }) => handOver(new URL(url).pathname),
  });
  const isBusy = send.isPending || give.isPending;
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [open]);
  const end = useEffectEvent(() => {
    showToast({ tone: 'ok', title: `${name} has signed the waiver.` });
    onClose();
  });
  useEffect(() => {
    if (open && hasSigned) end();
  }, [open, hasSigned]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={isBusy}
      title={
        !showsCode
          ? `${name} signs the waiver`
          : isNew
            ? `${name} is on the roster`
            : `${name} scans this code`
      }
      footer={
        showsCode ? (
          <>
            <Button variant="line" onClick={() => setShowsCode(false)}>
              Another way
            </Button>
            <Button variant="ink" onClick={onClose}>
              Close
            </Button>
          </>
        ) : undefined
      }
    >
      {showsCode ? (
        <>
          {isNew ? (
            <Flash tone="bad" live={false} title="The waiver is not signed.">
              They scan this code, and sign on their own phone.
            </Flash>
          ) : null}
          <ShownCode personId={id} name={name} />
        </>
      ) : (
        <>
          <p className="muted">Nobody signs for somebody else.</p>
          {send.error ? (
            <Flash tone="bad" title={failureToast('The waiver link was not sent.', send.error).title}>
              {refusalText(send.error)}
            </Flash>
          ) : null}
          {give.error ? (
            <Flash tone="bad" title="This device is not handed over.">
              {isUnknownOutcome(give.error)
                ? 'The server did not answer. If it was locked, your password unlocks it.'
                : refusalText(give.error)}
            </Flash>
          ) : null}
          <Ways
            signer={signer}
            busy={give.isPending ? 'hand over' : send.isPending ? send.variables : null}
            onSend={send.mutate}
            onShow={() => setShowsCode(true)}
            onHandOver={() => give.mutate({ send: 'none' })}
          />
          {children}
        </>
      )}
    </Modal>
  );
}
