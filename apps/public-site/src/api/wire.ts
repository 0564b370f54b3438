import type { Contract, ParsedQuery, ReplyOf } from '@detroit-well/api-client/contract';

/** The contract's types that the site reads. Types only: the contract's schemas stay out of the browser. */
export type Session = ReplyOf<Contract['sessions']['detail']>;
export type SessionQuery = ParsedQuery<Contract['sessions']['upcoming']>;
export type SessionFacets = ReplyOf<Contract['sessions']['facets']>;
export type FacetQuery = ParsedQuery<Contract['sessions']['facets']>;
export type Category = ReplyOf<Contract['programs']['categories']>[number];
export type Program = ReplyOf<Contract['programs']['list']>[number];
export type ProgramDetail = ReplyOf<Contract['programs']['detail']>;
export type Plan = ReplyOf<Contract['plans']['list']>[number];
export type Coach = ReplyOf<Contract['coaches']['list']>[number];
export type CoachDetail = ReplyOf<Contract['coaches']['detail']>;
export type Page = ReplyOf<Contract['pages']['publicPages']>['items'][number];
export type Post = ReplyOf<Contract['blog']['post']>;
export type PostPage = ReplyOf<Contract['blog']['posts']>;
export type PostPreview = ReplyOf<Contract['blog']['preview']>;
export type PostSummary = PostPage['results'][number];
export type PostCategory = ReplyOf<Contract['blog']['categories']>[number];
export type Author = ReplyOf<Contract['blog']['authors']>[number];
export type Tag = ReplyOf<Contract['blog']['tags']>[number];
export type Site = ReplyOf<Contract['site']['read']>;
export type PostQuery = ParsedQuery<Contract['blog']['posts']>;
export type RegistrationResult = ReplyOf<Contract['registrations']['guestRegister']>;
export type WaiverContent = ReplyOf<Contract['waiver']['content']>;
