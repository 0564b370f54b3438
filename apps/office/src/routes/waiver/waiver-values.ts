import type { OfficeWaiverDraft } from '@detroit-well/api-client';

/** What is written in a draft. */
export type WaiverValues = Pick<OfficeWaiverDraft, 'title' | 'body' | 'rules'>;

export const valuesOf = ({ title, body, rules }: WaiverValues): WaiverValues => ({ title, body, rules });
