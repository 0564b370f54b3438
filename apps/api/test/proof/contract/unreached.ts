const needsStripe =
  'Only with Stripe behind the server, or with one that is silent: stripe.test.ts beside this reaches it with a fake of its API.';

/** Calls (`noun.call`) and problems (`noun.call code`) that contract.test.ts leaves to another suite, each with the reason. */
export const unreached: Readonly<Record<string, string>> = {
  'payments.webhook': needsStripe,
  'payments.webhook validation_failed': needsStripe,
  'payments.webhook unavailable': needsStripe,
  'payments.createSandboxMethod not_found': needsStripe,
  'registrations.confirmPayment in_progress': needsStripe,
};
