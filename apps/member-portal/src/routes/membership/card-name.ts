import type { OwnMembership } from '@detroit-well/api-client/contract';

/** `Visa 4242` */
export const cardName = ({ brand, last4 }: NonNullable<OwnMembership['card']>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}`;
