import { describe } from '@detroit-well/api-client/errors';
import type { SummaryError } from '@detroit-well/ui/components/error-summary';

/** The fields of a payment form that can have an error, in the order of the form. */
const paymentFields = ['plan', 'number', 'expires', 'cvc', 'notes', 'consent'] as const;

export type PaymentField = (typeof paymentFields)[number];

/** One message for each invalid field; a form uses the fields that it has. */
export type PaymentErrors = Readonly<Partial<Record<PaymentField, string>>>;

/** The request sends the card as one `payment_method_id`, whose errors belong to the first card field. */
const fieldOfName: Readonly<Record<string, PaymentField>> = {
  payment_plan: 'plan',
  payment_method_id: 'number',
  number: 'number',
  exp_month: 'expires',
  exp_year: 'expires',
  cvc: 'cvc',
  notes: 'notes',
  payment_consent: 'consent',
};

/**
 * Maps the server's field errors to the fields of the form.
 *
 * @param has the fields that the form has; errors of other fields are left to the form's own message.
 */
export function serverFieldErrors(error: unknown, has: readonly PaymentField[]): PaymentErrors {
  const errors: Partial<Record<PaymentField, string>> = {};
  for (const [name, messages] of Object.entries(describe(error, 'pay').fields)) {
    const field = fieldOfName[name];
    if (field !== undefined && has.includes(field)) errors[field] ??= messages[0];
  }
  return errors;
}

export const hasErrors = (errors: PaymentErrors): boolean => Object.keys(errors).length > 0;

export const paymentFieldId = (formId: string, field: PaymentField): string => `${formId}-${field}`;

/** Returns the messages as entries of the form's error summary. */
export function paymentSummary(formId: string, errors: PaymentErrors): SummaryError[] {
  return paymentFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: paymentFieldId(formId, field), message }];
  });
}
