// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOwnSignIns, readRefreshed, readTokens } from '../../contract/reads/auth.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `auth`, for `createCalls`. */
export const authRows: Rows = {
  signIn: { method: 'POST', path: '/token/', access: 'public', reads: readTokens },
  refresh: { method: 'POST', path: '/token/refresh/', access: 'public', reads: readRefreshed },
  signOut: { method: 'POST', path: '/auth/logout/', access: 'either', reply: 'nothing' },
  checkPermission: { method: 'GET', path: '/auth/check-permission/{perm}/', access: 'member' },
  roles: { method: 'GET', path: '/auth/roles/', access: 'member' },
  signIns: { method: 'GET', path: '/auth/sign-ins/', access: 'member', paging: 'all', reads: readOwnSignIns },
  endSignIn: { method: 'DELETE', path: '/auth/sign-ins/{id}/', access: 'member', reply: 'nothing' },
  endOtherSignIns: { method: 'POST', path: '/auth/sign-ins/end-others/', access: 'member', reply: 'nothing' },
};
