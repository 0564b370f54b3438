import type { PassResult } from '@detroit-well/api-client/contract';
import type { PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { savePaymentMethodDefault } from '@detroit-well/config/constants';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { refreshAfterPass } from '../../api/queries.ts';
import { usePurchase } from '../../registration/use-purchase.ts';
import { asked, nameFields, noName, saveName, unasked } from '../../registration/your-name.tsx';
import type { Pack } from './pack.ts';

const buyForm = z.object({
  payment_consent: registrationPanelForm.shape.payment_consent,
  plan_id: z.string(),
  version_id: z.string(),
  save_payment_method: z.boolean(),
  promo_code: z.string(),
  ...unasked,
});
const namedForm = z.extend(buyForm, asked);
type Values = z.input<typeof buyForm>;
type Sent = z.output<typeof buyForm>;

interface PassPayment {
  readonly pack: Pack | undefined;
  /** The form asks for the name, which the account does not have. */
  readonly asksName: boolean;
  /** The ids of the passes before this one. */
  readonly known: readonly string[];
  readonly onDone: (result: PassResult) => void;
  readonly onChange: (state: PaymentState<unknown>) => void;
}

/** The form, the card and the payment of a pass. After the bank's question, the same request is sent again. */
export function usePassPayment({ pack, asksName, known, onDone, onChange }: PassPayment) {
  const amount = pack?.price ?? '0.00';
  return usePurchase<Values, Sent, PassResult>(
    {
      storage: tabAttemptStorage('attempt:pass'),
      amount,
      resolver: zodResolver(asksName ? namedForm : buyForm),
      values: {
        ...noName,
        payment_consent: false,
        save_payment_method: savePaymentMethodDefault,
        plan_id: pack?.id ?? '',
        version_id: pack?.version_id ?? '',
        promo_code: '',
      },
      refresh: refreshAfterPass,
      fields: ['payment_consent', 'promo_code', ...(asksName ? nameFields : [])],
      send: async ({ key, paymentMethodId }, values) => {
        const { plan_id, version_id, save_payment_method, promo_code, first_name, last_name } = values;
        await saveName({ first_name, last_name });
        return client.passes.buy(
          {
            body: {
              plan_id,
              version_id,
              ...(paymentMethodId && { payment_method_id: paymentMethodId }),
              ...(promo_code && { promo_code }),
              save_payment_method,
              payment_consent: true,
            },
          },
          { idempotencyKey: key },
        );
      },
      readBack: async () => {
        const { passes } = await client.passes.list({ background: true });
        const bought = passes.find(({ id }) => !known.includes(id));
        const payment = { status: 'succeeded', client_secret: null, amount } as const;
        return bought ? { pass_id: bought.id, payment, message: '' } : null;
      },
    },
    ({ state }) => {
      onChange(state);
      if (state.kind === 'done') onDone(state.result);
    },
  );
}
