const membership = { kind: 'membership', memberRate: true, onSale: true } as const;
const pass = { kind: 'pass', onSale: true } as const;

/** The plans of the demo's studio. Each has one version, with the number 1. */
export const sold = [
  { ...membership, id: 'plan-standard-month', name: 'Standard', priceCents: 4_900, period: 'month' },
  { ...membership, id: 'plan-standard-year', name: 'Standard', priceCents: 49_000, period: 'year' },
  { ...membership, id: 'plan-founding', name: 'Founding', priceCents: 39_600, period: 'year', onSale: false },
  { ...pass, id: 'plan-pass-5', name: '5 sessions', priceCents: 15_000, credits: 5, validDays: 90 },
  { ...pass, id: 'plan-pass-10', name: '10 sessions', priceCents: 28_000, credits: 10, validDays: 180 },
] as const;
