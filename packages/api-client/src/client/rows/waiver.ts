// Written by `pnpm run wire-table` from the contract; do not edit.
import { readSignedWaiver, readWaiverContent, readWaiverStatus } from '../../contract/reads/waiver.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `waiver`, for `createCalls`. */
export const waiverRows: Rows = {
  content: { method: 'GET', path: '/waiver/content/', access: 'either', reads: readWaiverContent },
  status: { method: 'GET', path: '/waiver/status/', access: 'member', reads: readWaiverStatus },
  accept: { method: 'POST', path: '/waiver/accept/', access: 'member', idempotent: true, reads: readSignedWaiver },
  download: { method: 'GET', path: '/waiver/download/', access: 'member', reply: 'blob' },
};
