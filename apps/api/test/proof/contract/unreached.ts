const noLimit =
  'Reading is not limited here; a proxy in front may, and the client has a sentence for it (Spec B 8.9).';
const needsStripe =
  'Only with Stripe behind the server: stripe.test.ts beside this reaches it with a fake of its API.';

/** Calls (`noun.call`) and problems (`noun.call code`) that this suite does not reach, each with the reason. It may only shrink. */
export const unreached: Readonly<Record<string, string>> = {
  'payments.webhook': needsStripe,
  'payments.webhook validation_failed': needsStripe,
  'payments.webhook unavailable': needsStripe,
  'payments.createSandboxMethod not_found': needsStripe,
  'engagement.react already_processing':
    'Presses at the same time wait for each other here; the client has the sentence for servers that refuse (Spec B 8.9).',
  'registrations.confirmPayment in_progress':
    'Only between two statements of a crash; a provider that cannot be asked leaves the question open, which is 202.',
  'blog.posts rate_limited': noLimit,
  'blog.post rate_limited': noLimit,
  'engagement.read rate_limited': noLimit,
};
