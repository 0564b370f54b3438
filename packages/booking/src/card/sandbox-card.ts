import type { Client } from '@detroit-well/api-client';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { cardForm, readExpiry } from '@detroit-well/validation';

/** Validates the card; null when it is valid. */
export function cardErrors(card: CardText): CardErrors | null {
  const checked = cardForm.safeParse(card);
  if (checked.success) return null;
  const errors: CardErrors = {};
  for (const { path, message } of checked.error.issues) {
    const [field] = path;
    if (field === 'number' || field === 'expires' || field === 'cvc') errors[field] ??= message;
  }
  return errors;
}

/** Turns a valid card into a payment method of the sandbox. This charges nothing. Throws ApiError. */
export async function createSandboxMethod(client: Pick<Client, 'payments'>, card: CardText) {
  const checked = cardForm.safeParse(card);
  const expiry = checked.data && readExpiry(checked.data.expires);
  if (!expiry) throw new RangeError('The card was not validated.');
  const { number, cvc } = checked.data;
  return client.payments.createSandboxMethod({
    body: { number: number.replaceAll(' ', ''), ...expiry, cvc },
  });
}
