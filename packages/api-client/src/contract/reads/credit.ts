import { eachIn, naming, recordIn } from '../definition/lenient.ts';
import { creditEntryRecord, creditRecord } from '../generated/credit.ts';
import type { Credit, CreditEntry } from '../generated/credit.ts';

export const readCredit = (raw: unknown): Credit => creditRecord(naming(recordIn(raw, []), ['balance']));

export const readCreditHistory = eachIn<CreditEntry>(['history', 'results'], creditEntryRecord);
