import { accountRows } from './catalogue-account.ts';
import { contentRows } from './catalogue-content.ts';
import { memberRows } from './catalogue-member.ts';
import { trainingRows } from './catalogue-training.ts';
import type { Row } from './row.ts';

/** The error catalogue of SPEC-B 8.3 to 8.9: one row per operation. Only `describe` reads it. */
export const catalogue = {
  ...accountRows,
  ...memberRows,
  ...trainingRows,
  ...contentRows,
} as const satisfies Record<string, Row>;

/** What a person was doing when a call failed; `describe` has the sentences of each. */
export type Operation = keyof typeof catalogue;
