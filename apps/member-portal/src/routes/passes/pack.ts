import type { Plan } from '@detroit-well/api-client/contract';

/** A pack of credits on sale. */
export type Pack = Plan & { readonly credits: number; readonly valid_days: number };

export const isPack = (plan: Plan): plan is Pack =>
  plan.kind === 'pass' && plan.credits !== null && plan.valid_days !== null;
