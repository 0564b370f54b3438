import type { OfficeGiftCard } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { giftCardCodeForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { dollars, exactDollars } from '../format/dollars.ts';
import { useSave } from '../forms/use-save.ts';

/** Reads what is left of a gift card, by the code that somebody shows. */
export function GiftCodeDialog({ onClose }: { onClose: () => void }) {
  const [card, setCard] = useState<OfficeGiftCard>();
  const form = useForm({ resolver: zodResolver(giftCardCodeForm), defaultValues: { code: '' } });
  const reading = useSave(form, {
    send: (body) => client.office.giftCards.find({ body }),
    onSaved: setCard,
  });
  return (
    <Modal open onClose={onClose} title="Check a gift card">
      <div className="record">
        <Form
          form={form}
          {...reading}
          onSubmit={(values) => {
            setCard(undefined);
            return reading.onSubmit(values);
          }}
        >
          <FormTextField
            name="code"
            label="Code"
            hint="12 letters and numbers, however they are written."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <div className="acts">
            <Button type="submit" variant="signal" slash busy={reading.pending} busyLabel="Reading...">
              Check
            </Button>
            <Button variant="line" onClick={onClose}>
              Done
            </Button>
          </div>
        </Form>
        {card ? <Found card={card} /> : null}
      </div>
    </Modal>
  );
}

function Found({ card }: { card: OfficeGiftCard }) {
  const { left, amount, status, recipient_name: to, buyer_name: from, redeemed_at: redeemed } = card;
  const whose = `For ${to}${from ? `, from ${from}` : ''}.`;
  if (status === 'redeemed') {
    return (
      <Flash tone="note" title={`Nothing is left of ${dollars(amount)}.`}>
        {`It became studio credit${redeemed ? ` on ${formatMediumDate(redeemed)}` : ''}. ${whose}`}
      </Flash>
    );
  }
  if (left === '0.00') {
    return (
      <Flash tone="note" title="Nothing can be redeemed.">
        {`It was refunded. ${whose}`}
      </Flash>
    );
  }
  return (
    <Flash tone="ok" title={`${exactDollars(left)} is on it.`}>
      {`${whose} In their account, the code becomes studio credit.`}
    </Flash>
  );
}
