import type { Body, Contract } from '@detroit-well/api-client/contract';
import type { PendingIntent } from './draft-store.ts';
import type { GuestFormValues } from './guest-form-schema.ts';

type GuestBody = Body<Contract['registrations']['guestRegister']>;

/** The request body of an attempt. A retry with the same values produces an identical body. */
export function guestBody(sessionId: string, values: GuestFormValues, intent: PendingIntent): GuestBody {
  const { payment_plan, waiver_signed, payment_consent, ...person } = values;
  return {
    user_data: person,
    session_id: sessionId,
    amount: intent.amount,
    payment_plan,
    payment_method_id: intent.paymentMethodId,
    waiver_signed,
    payment_consent,
    join_waitlist: false,
  };
}
