export { availabilityUnknown, trainingPageFailed } from '../errors/training-page.ts';
export { createListLoader } from './list-loader.ts';
export { loadPhase, nextLoadState, retryDelayMs, startOfLoad } from './load-state.ts';
export { describeLoadFailure } from './load-failure.ts';
export { poll, waitForPerson } from './poll.ts';

export type { ListLoader } from './list-loader.ts';
export type { LoadEvent, LoadPhase, LoadState } from './load-state.ts';
export type { LoadFailureCause, LoadFailureText, LoadProblem } from './load-failure.ts';
export type { PollOptions } from './poll.ts';
