import { retryLater } from '../contract/definition/statuses.ts';

/** SPEC-B 8.8. In their own file for pages that do not load the error catalog. */
export const availabilityUnknown = 'Unable to check availability';
/** For a training page whose content could not be loaded (SPEC-B 8.8). */
export const trainingPageFailed = `Unable to load training page content. ${retryLater}`;
