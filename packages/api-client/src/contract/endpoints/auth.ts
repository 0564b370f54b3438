import { signInForm } from '@detroit-well/validation';
import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readOwnSignIns, readRefreshed, readTokens } from '../reads/auth.ts';
import { ownSignIn, permission, refreshBody, refreshed, roles, tokens, unlockBody } from '../shapes/auth.ts';

export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/token/',
    access: 'public',
    body: signInForm.check(
      z.meta({
        id: 'SignInRequest',
        description: 'An email address with its password.',
        examples: [{ email: 'member@demo.test', password: 'Standard!2026' }],
      }),
    ),
    reply: tokens,
    reads: readTokens,
    problems: ['invalid_credentials'],
    limits: {
      account: {
        field: 'email',
        fromNetwork: { attempts: 10, seconds: minutes(5) },
        anywhere: { attempts: 100, seconds: minutes(5) },
        exceptKnownNetworks: true,
      },
      network: { attempts: 100, seconds: minutes(5) },
    },
    idempotency: 'none',
    summary: 'Signs in with an email address and password; returns an access and a refresh token.',
    source: 'B 7.1',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/token/refresh/',
    access: 'public',
    body: refreshBody,
    reply: refreshed,
    reads: readRefreshed,
    problems: ['token_invalid'],
    limits: { network: { attempts: 600, seconds: minutes(5) } },
    idempotency: 'none',
    summary: 'Returns a new access token, and the next refresh token where the server rotates them.',
    source: 'B 7.1',
  }),
  /** `either`, so that an expired access token cannot prevent a sign-out. */
  signOut: endpoint({
    method: 'POST',
    path: '/auth/logout/',
    access: 'either',
    whileLocked: true,
    body: refreshBody,
    reply: 'nothing',
    limits: 'none',
    idempotency: 'none',
    summary: 'Ends the session of the refresh token. An unknown token is not an error.',
    source: 'B 7.1',
  }),
  lock: endpoint({
    method: 'POST',
    path: '/auth/lock/',
    access: 'member',
    reply: 'nothing',
    limits: 'none',
    idempotency: 'none',
    summary:
      'Locks the sign-in of this call, before its device is handed over. Its sockets close, and every call but the unlocking and the sign-out gets 423.',
    source: 'added',
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/auth/unlock/',
    access: 'member',
    whileLocked: true,
    body: unlockBody,
    reply: 'nothing',
    // The fifth wrong password ends the sign-in.
    limits: {
      caller: { attempts: 30, seconds: minutes(5) },
      network: { attempts: 100, seconds: minutes(5) },
    },
    idempotency: 'none',
    summary: 'Unlocks the sign-in of this call. Five wrong passwords end it.',
    source: 'added',
  }),
  checkPermission: endpoint({
    method: 'GET',
    path: '/auth/check-permission/{perm}/',
    access: 'member',
    reply: permission,
    summary: 'Whether the caller has a permission.',
    source: 'B 7.1',
  }),
  roles: endpoint({
    method: 'GET',
    path: '/auth/roles/',
    access: 'member',
    reply: roles,
    summary: "The caller's roles.",
    source: 'B 7.1',
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/auth/sign-ins/',
    access: 'member',
    reply: z.array(ownSignIn),
    reads: readOwnSignIns,
    summary: 'Where the caller is signed in: the current sign-in first, then the most recently used.',
    source: 'added',
  }),
  endSignIn: endpoint({
    method: 'DELETE',
    path: '/auth/sign-ins/{id}/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Ends one sign-in of the caller. Its tokens stop working, and its chat closes.',
    source: 'added',
  }),
  endOtherSignIns: endpoint({
    method: 'POST',
    path: '/auth/sign-ins/end-others/',
    access: 'member',
    reply: 'nothing',
    limits: 'none',
    idempotency: 'none',
    summary: 'Ends every sign-in of the caller except the current one.',
    source: 'added',
  }),
};
