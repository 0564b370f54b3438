import { describe } from '@detroit-well/api-client/errors';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { usePromoCode } from '@detroit-well/booking/promo-code';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { PromoCodeSection } from '@detroit-well/booking/promo-code/section';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, fromCents, passExpiresOn, toCents } from '@detroit-well/pricing';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Sheet, SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { plansQuery } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import { useChosen } from '../../outcomes/not-offered.tsx';
import { PaymentForm } from '../../registration/payment-form.tsx';
import { useAsksName, YourName } from '../../registration/your-name.tsx';
import '@detroit-well/ui/done.css';
import '../../registration/registration.css';
import { creditsText } from '@detroit-well/booking/prepaid';
import { isPack, type Pack } from './pack.ts';
import { usePassPayment } from './use-pass-payment.ts';

interface BuyPassPanelProps {
  readonly packs: readonly Pack[];
  /** The id of a plan or of a version, from the address; empty for none. */
  readonly asked: string;
  readonly known: readonly string[];
  readonly onClose: () => void;
  readonly onBought: (told: string) => void;
}

/** Buys a pack of credits: which one, until when it pays, with what, and consent. */
export function BuyPassPanel({ packs, asked, known, onClose, onBought }: BuyPassPanelProps) {
  const queries = useQueryClient();
  const formId = useId();
  const [today] = useState(() => studioDay(serverNow()));
  const first = packs.find(({ id, version_id }) => id === asked || version_id === asked) ?? packs[0];
  const { waitReason, asksName } = useAsksName();
  const { form, card, flow, problem } = usePassPayment({
    pack: first,
    asksName,
    known,
    onChange: (state) => {
      if (state.kind === 'price_changed') void takeNewVersion();
      if (state.kind === 'rejected') promo.showErrors(describe(state.error, 'pay').fields);
    },
    onDone: () => onBought('Paid. Your credits are ready.'),
  });
  /** The pack changed meanwhile: the next press buys what it is now, after the member has seen the price. */
  async function takeNewVersion(): Promise<void> {
    const fresh = (await queries.fetchQuery({ ...plansQuery(), staleTime: 0 })).filter(isPack);
    const same = fresh.find(({ id }) => id === form.getValues('plan_id'));
    if (same) form.setValue('version_id', same.version_id);
  }
  const planId = form.watch('plan_id');
  const promo = usePromoCode({
    check: (code, plan_id) => client.promoCodes.check({ body: { code, plan_id } }),
    target: planId,
    start: codeInAddress(),
    onChange: (applied) => {
      form.setValue('promo_code', applied?.code ?? '');
      // It names the amount.
      form.setValue('payment_consent', false);
      flow.edit();
    },
  });
  const pack = useChosen(planId, packs, first);
  if (pack === undefined) return null;
  const cents = toCents(promo.applied?.amount_due ?? pack.price);
  const price = fromCents(cents);
  const last = formatLongDay(passExpiresOn(today, pack.valid_days));
  const choose = (version: string) => {
    const chosen = packs.find(({ version_id }) => version_id === version);
    if (!chosen) return;
    form.setValue('plan_id', chosen.id);
    form.setValue('version_id', chosen.version_id);
    form.setValue('payment_consent', false);
    flow.edit();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Buy a pack"
      locked={isBusy(flow.state)}
      summary={<SheetSummary day={dollars(price)} title={pack.name} detail={`Until ${last}`} badge={null} />}
      footer={
        <PaymentFoot
          formId={formId}
          flow={flow}
          label="Due today"
          amount={dollars(price)}
          disabledReason={waitReason ?? promo.openReason}
        >
          {cents === 0 ? 'Get it for free' : `Buy for ${formatCents(cents)}`}
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={{ form, card, flow, problem }}
        due={{ cents, keeps: form.watch('save_payment_method') }}
        unpaid={cents === 0}
        held={bookingMessages.nothingChargedYet}
        before={
          <>
            {asksName ? <YourName /> : null}
            {packs.length > 1 ? (
              <SheetSection title="Which pack">
                <RadioCards
                  id={fieldIdOf(formId, 'plan_id')}
                  legend="Which pack"
                  legendHidden
                  value={pack.version_id}
                  onChange={choose}
                  options={packs.map((one) => ({
                    value: one.version_id,
                    label: one.name,
                    detail: `${formatCents(Math.round(toCents(one.price) / one.credits))} each, for ${one.valid_days} days`,
                    aside: dollars(one.price),
                  }))}
                />
              </SheetSection>
            ) : null}
            <PromoCodeSection formId={formId} entry={promo} />
          </>
        }
      >
        <DueList
          rows={[
            {
              label: 'Due today',
              detail: `${creditsText(pack.credits)}, until ${last}`,
              amount: dollars(price),
            },
          ]}
        />
        <p className="sm muted">You pay once, and nothing renews.</p>
        <FormCheckbox
          name="payment_consent"
          label={`I agree to the payment terms and to be charged $${price} today.`}
        />
      </PaymentForm>
    </Sheet>
  );
}
