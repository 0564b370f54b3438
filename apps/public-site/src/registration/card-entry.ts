import './no-eval.ts';
import type { Client } from '@detroit-well/api-client';
import { cardForm, readExpiry } from '@detroit-well/validation';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';

/** An empty card. The card is never part of the form's values, so it can't be stored or sent with them. */
export const emptyCard: CardText = { number: '', expires: '', cvc: '' };

/** Validation errors of the card, by field; null when the card is valid. */
export function cardProblems(text: CardText): CardErrors | null {
  const checked = cardForm.safeParse(text);
  if (checked.success) return null;
  const errors: CardErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = path[0];
    if (field === 'number' || field === 'expires' || field === 'cvc') errors[field] ??= message;
  }
  return errors;
}

/** Turns the card into a payment method. This charges nothing. */
export async function sandboxMethod(client: Client, text: CardText): Promise<string> {
  const expiry = readExpiry(text.expires);
  if (!expiry) throw new TypeError('The expiry date was not checked before.');
  const { payment_method_id: id } = await client.payments.createSandboxMethod({
    body: { number: text.number.replaceAll(' ', ''), ...expiry, cvc: text.cvc },
  });
  return id;
}
