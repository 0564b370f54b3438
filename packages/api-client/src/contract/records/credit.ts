// Written by `pnpm run wire-table` from shapes/credit.ts; do not edit.
import type { Credit } from '../types/credit.ts';
import { price, record } from '../definition/lenient.ts';

export const creditRecord = (raw: unknown): Credit => record(raw, { balance: price });
