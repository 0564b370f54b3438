import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { LinkDialog } from '../payment-links/link-dialog.tsx';
import { ChooseRegistration } from './choose-registration.tsx';
import { TakePaymentForm } from './take-payment-form.tsx';
import type { Payable } from './taken.ts';

interface TakePaymentProps {
  /** What is paid; without it, the dialog asks for the person first. */
  readonly payable?: Payable | undefined;
  readonly onClose: () => void;
}

/** Takes a payment of a person: for what, and how. Or makes a link with which they pay. */
export function TakePaymentDialog({ payable: given, onClose }: TakePaymentProps) {
  const [payable, setPayable] = useState(given);
  const [isLink, setIsLink] = useState(false);
  if (payable && isLink)
    return (
      <LinkDialog
        open
        onClose={onClose}
        name={payable.personName}
        title={`Send ${payable.personName} a payment link?`}
        text={`It leads to a page where ${payable.personName} pays for ${payable.title} with a card or a wallet, without a password. It holds a day, or until the session starts, and alone it charges nothing.`}
        make={(send) => client.office.payments.sendLink({ body: { registration_id: payable.id, send } })}
      />
    );
  return (
    <Modal open onClose={onClose} title="Take a payment">
      {payable ? (
        <div className="record">
          <p className="muted">{`${payable.title}, for ${payable.personName}.`}</p>
          <TakePaymentForm payable={payable} onClose={onClose} onLink={() => setIsLink(true)} />
        </div>
      ) : (
        <ChooseRegistration onChoose={setPayable} />
      )}
    </Modal>
  );
}
