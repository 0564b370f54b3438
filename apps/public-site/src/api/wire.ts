import type { Contract, ReplyOf } from '@detroit-well/api-client/contract';

/** The shapes of the contract that the site reads; types only, the contract's schemas stay out of the browser. */
export type Session = ReplyOf<Contract['sessions']['detail']>;
export type Category = ReplyOf<Contract['programs']['categories']>[number];
export type Page = ReplyOf<Contract['pages']['publicPages']>['items'][number];
export type RegistrationResult = ReplyOf<Contract['registrations']['guestRegister']>;
export type WaiverContent = ReplyOf<Contract['waiver']['content']>;
