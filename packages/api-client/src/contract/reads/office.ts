import { isRecord, naming, recordIn } from '../definition/lenient.ts';
import { Unreadable, unreadableList } from '../definition/unreadable.ts';

/*
 * The office reads its own server only, so its replies stay as they came. These readers reject what is no reply at all, such as
 * the page of a gateway; the contract provides the types.
 */

export function readOfficeList(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw.results)) throw new Unreadable(unreadableList);
  return raw;
}

export const readOfficeRecord = (raw: unknown): unknown => naming(recordIn(raw, []), ['id']);

export const readOfficeAccess = (raw: unknown): unknown => naming(recordIn(raw, []), ['permissions']);

export const readOfficeToday = (raw: unknown): unknown => naming(recordIn(raw, []), ['sessions']);

export const readOfficeChoices = (raw: unknown): unknown => naming(recordIn(raw, []), ['tags']);

export const readOfficeCalendar = (raw: unknown): unknown => naming(recordIn(raw, []), ['url']);

export const readCancelProgress = (raw: unknown): unknown => naming(recordIn(raw, []), ['failed']);

export const readBookedThere = (raw: unknown): unknown => naming(recordIn(raw, []), ['people_count']);

export const readRefundTerms = (raw: unknown): unknown => naming(recordIn(raw, []), ['proposed']);

export const readLinkAddress = (raw: unknown): unknown => naming(recordIn(raw, []), ['url']);

export const readPrintedGiftCard = (raw: unknown): unknown => naming(recordIn(raw, []), ['gift_card_code']);

export const readTill = (raw: unknown): unknown => naming(recordIn(raw, []), ['since']);

export const readOfficeCredit = (raw: unknown): unknown => naming(recordIn(raw, []), ['balance']);

export const readSentReceipt = (raw: unknown): unknown => naming(recordIn(raw, []), ['email']);

export const readWaiverDraft = (raw: unknown): unknown => naming(recordIn(raw, []), ['body']);

export const readLiabilities = (raw: unknown): unknown => naming(recordIn(raw, []), ['credit']);

export const readMembershipReport = (raw: unknown): unknown => naming(recordIn(raw, []), ['by_plan']);

export function readOfficeItems(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw.items)) throw new Unreadable(unreadableList);
  return raw;
}

export const readOfficeSite = (raw: unknown): unknown => naming(recordIn(raw, []), ['state']);
