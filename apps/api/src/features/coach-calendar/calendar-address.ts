import { createHash, createHmac } from 'node:crypto';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';

const tokenBytes = 16;

/** The token of an address: 128 bits that only the server can compute. */
export const tokenOf = ({ keys }: Pick<PlatformDeps, 'keys'>, userId: string, number: number): string =>
  createHmac('sha256', keys.calendars)
    .update(`${userId} ${number}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The address that a calendar program subscribes to. */
export const addressOf = ({ settings }: Pick<PlatformDeps, 'settings'>, token: string): string =>
  new URL(`/calendar/${token}.ics`, settings.addresses.apiUrl).href;
