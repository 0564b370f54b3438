import type { DeclineReason } from '@detroit-well/api-client/contract';

/**
 * The codes of providers by the reason that the payer is told. Reasons that a thief should not learn, such as a stolen card,
 * count as a plain decline (Stripe, "Decline codes").
 */
const codes: Readonly<Record<DeclineReason, readonly string[]>> = {
  card_declined: [
    'card_declined',
    'generic_decline',
    'call_issuer',
    'card_velocity_exceeded',
    'do_not_honor',
    'do_not_try_again',
    'duplicate_transaction',
    'fraudulent',
    'invalid_account',
    'invalid_amount',
    'lost_card',
    'merchant_blacklist',
    'new_account_information_available',
    'no_action_taken',
    'not_permitted',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'pickup_card',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'security_violation',
    'stolen_card',
    'stop_payment_order',
    'transaction_not_allowed',
    'withdrawal_count_limit_exceeded',
  ],
  insufficient_funds: ['insufficient_funds'],
  expired_card: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  incorrect_number: ['incorrect_number', 'invalid_number'],
  incorrect_cvc: ['incorrect_cvc', 'invalid_cvc'],
  card_not_supported: [
    'card_not_supported',
    'currency_not_supported',
    'live_mode_test_card',
    'service_not_allowed',
    'testmode_decline',
  ],
  authentication_failed: [
    'authentication_failed',
    'approve_with_id',
    'authentication_not_handled',
    'authentication_required',
    'mobile_device_authentication_required',
    'payment_intent_authentication_failure',
  ],
  processing_error: ['processing_error', 'issuer_not_available', 'reenter_transaction', 'try_again_later'],
};

// `Object.entries` loses the type of the keys.
const reasons = Object.entries(codes) as [DeclineReason, readonly string[]][];

/** True if the bank wants the person to confirm the payment, so that another card does not help. */
export const asksToConfirm = (code: string | null): boolean =>
  declineReason(code) === 'authentication_failed';

/** Returns why the card was declined; null for a code that is no decline of a card, such as an abandoned payment. */
export function declineReason(code: string | null): DeclineReason | null {
  return reasons.find(([, known]) => code !== null && known.includes(code))?.[0] ?? null;
}

/** The reason when the provider refused what was entered into its forms, because it was charged before or is too old. */
export const refusedEntry = 'entry_refused';

/** The sentence for the payer in that case. */
export const enterAgain =
  'Your card entry has expired or was used before. Nothing was charged. Please enter it again.';

/** The codes for a payment method that is no card of the payer: unknown, of another type, or used up. */
const noCardCodes: readonly (string | null)[] = [
  'payment_method_unknown',
  'resource_missing',
  'payment_intent_incompatible_payment_method',
  'payment_method_invalid_parameter',
  'payment_method_unactivated',
  'payment_method_unexpected_state',
  'payment_method_unsupported_type',
];

/** True if the charge had no card to charge. */
export const isWithoutCard = (code: string | null): boolean => noCardCodes.includes(code);

/** The sentence for a payer without a card. */
export const chooseCard = 'Choose a card.';
