import { currentRefundPolicy, formatCents, type CreditSplit } from '@detroit-well/pricing';

/** `$15 credit, $17 by card`; nothing where no credit is spent. */
export function splitText({ creditCents, cardCents }: CreditSplit): string | undefined {
  if (creditCents === 0) return undefined;
  return `${formatCents(creditCents)} credit, ${cardCents === 0 ? 'no card' : `${formatCents(cardCents)} by card`}`;
}

/** `Pay $17 and register`: what the button does, with the amount that leaves the card. */
export function payLabel({ creditCents, cardCents }: CreditSplit, { suffix = '' } = {}): string {
  if (creditCents === 0) return `Pay${suffix}`;
  return `${cardCents === 0 ? `Use ${formatCents(creditCents)} credit` : `Pay ${formatCents(cardCents)}`}${suffix}`;
}

/** The terms with both amounts. */
export function creditTerms({ creditCents, cardCents }: CreditSplit): string {
  const hours = currentRefundPolicy.fullRefundBeforeHours;
  const card = cardCents === 0 ? '' : ` and ${formatCents(cardCents)} by card`;
  return `I consent to the payment terms: ${formatCents(creditCents)} of studio credit${card} today, and all of it back if I cancel ${hours} hours or more before the start.`;
}
