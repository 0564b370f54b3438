import '../no-eval.ts';
import { cardForm, readExpiry } from '@detroit-well/validation';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { client } from '../api.ts';

export const emptyCard: CardText = { number: '', expires: '', cvc: '' };

/** Validates the card fields. Returns an empty record when they are valid. */
export function cardErrors(card: CardText): CardErrors {
  const checked = cardForm.safeParse(card);
  if (checked.success) return {};
  const errors: CardErrors = {};
  for (const { path, message } of checked.error.issues) {
    const [name] = path;
    if (name === 'number' || name === 'expires' || name === 'cvc') errors[name] ??= message;
  }
  return errors;
}

/** Creates a payment method at the sandbox provider from valid card fields. Throws ApiError. */
export async function paymentMethodOf(card: CardText): Promise<string> {
  const expiry = readExpiry(card.expires);
  if (!expiry) throw new RangeError('The card was not checked before it was sent.');
  const { payment_method_id } = await client.payments.createSandboxMethod({
    body: { number: card.number, ...expiry, cvc: card.cvc },
  });
  return payment_method_id;
}
