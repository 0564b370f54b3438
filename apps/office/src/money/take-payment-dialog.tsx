import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { ChooseRegistration } from './choose-registration.tsx';
import { TakePaymentForm } from './take-payment-form.tsx';
import type { Payable } from './taken.ts';

interface TakePaymentProps {
  /** What is paid; without it, the dialog asks for the person first. */
  readonly payable?: Payable | undefined;
  readonly onClose: () => void;
}

/** Takes a payment of a person: for what, and how. */
export function TakePaymentDialog({ payable: given, onClose }: TakePaymentProps) {
  const [payable, setPayable] = useState(given);
  return (
    <Modal open onClose={onClose} title="Take a payment">
      {payable ? (
        <div className="record">
          <p className="muted">{`${payable.title}, for ${payable.personName}.`}</p>
          <TakePaymentForm payable={payable} onClose={onClose} />
        </div>
      ) : (
        <ChooseRegistration onChoose={setPayable} />
      )}
    </Modal>
  );
}
