import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { useSendsTexts } from '../access/access.ts';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { refusalText } from '../waiver-links/refusal-text.ts';
import { MadeLink, type Link } from './made-link.tsx';

type Send = 'email' | 'sms' | 'none';

interface LinkDialogProps {
  readonly title: string;
  /** Where the link leads, and what it does not do. */
  readonly text: string;
  readonly name: string;
  readonly make: (send: Send) => PromiseLike<Link>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes a link for a person, by email, by text message or to show here. Each one ends the one before. */
export function LinkDialog({ title, text, name, make, open, onClose }: LinkDialogProps) {
  const sendsTexts = useSendsTexts();
  const [link, setLink] = useState<Link>();
  const making = useChange({ send: make, onDone: setLink });
  const withdrawing = useChange({
    send: (id: string, idempotencyKey) =>
      client.office.sales.withdraw({ params: { id } }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: 'Withdrawn. It stopped at once.' });
      close();
    },
  });
  const isBusy = making.isPending || withdrawing.isPending;
  function close(): void {
    making.reset();
    withdrawing.reset();
    setLink(undefined);
    onClose();
  }
  const way = (send: Send, label: string) => (
    <Button
      variant={send === 'email' ? 'signal' : 'line'}
      busy={making.isPending && making.variables === send}
      busyLabel="Making..."
      disabled={isBusy}
      onClick={() => making.mutate(send)}
    >
      {label}
    </Button>
  );
  return (
    <Modal
      open={open}
      onClose={close}
      locked={isBusy}
      title={title}
      footer={
        link ? (
          <>
            <Button
              variant="line"
              busy={withdrawing.isPending}
              busyLabel="Withdrawing..."
              onClick={() => withdrawing.mutate(link.link_id)}
            >
              Withdraw the link
            </Button>
            <Button variant="ink" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <>
            {way('email', 'Email the link')}
            {sendsTexts ? way('sms', 'Text the link') : null}
            {way('none', 'Only show it')}
          </>
        )
      }
    >
      {withdrawing.error ? (
        <Flash tone="bad" title={failureToast('The link was not withdrawn.', withdrawing.error).title}>
          {problemText(withdrawing.error)}
        </Flash>
      ) : null}
      {making.error ? (
        <Flash tone="bad" title={failureToast('The link was not made.', making.error).title}>
          {refusalText(making.error)}
        </Flash>
      ) : null}
      {link ? <MadeLink link={link} name={name} /> : <p>{text}</p>}
    </Modal>
  );
}
