// Written by `pnpm run wire-table` from the contract; do not edit.
import { readChallenge, readChallengeConfig, readSolved } from '../../contract/reads/challenge.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `challenge`, for `createCalls`. */
export const challengeRows: Rows = {
  issue: { method: 'POST', path: '/challenge/', access: 'public', reads: readChallenge },
  solve: { method: 'POST', path: '/challenge/solve/', access: 'public', reads: readSolved },
  config: { method: 'GET', path: '/challenge/config/', access: 'public', reads: readChallengeConfig },
};
