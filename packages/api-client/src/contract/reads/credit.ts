import { naming, recordIn } from '../definition/lenient.ts';
import { creditRecord } from '../records/credit.ts';
import type { Credit } from '../types/credit.ts';

export const readCredit = (raw: unknown): Credit => creditRecord(naming(recordIn(raw, []), ['balance']));
