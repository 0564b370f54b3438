import { officeRecord, recordNouns } from '@detroit-well/api-client/office';
import { officeScreenPaths } from '@detroit-well/config/paths';

/** The path patterns of all screens. */
export const screenPaths = officeScreenPaths(recordNouns.map((one) => officeRecord(one).many));
