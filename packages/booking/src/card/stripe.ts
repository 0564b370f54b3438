/** Loads only with Stripe. */
export { forgetStripe } from './load-stripe.ts';
export { StripeCard } from './stripe-card.tsx';
export { StripeWallets } from './stripe-wallets.tsx';
