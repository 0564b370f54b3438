import { paths, siteUrl } from '@detroit-well/config/paths';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';

type Keys = Pick<PlatformDeps['keys'], 'openings'>;

const signatureOf = (id: string, { openings }: Keys): Buffer =>
  createHmac('sha256', openings).update(id).digest();

/** The token of a request: its id, signed, so that the link of another request cannot be guessed. */
const tokenOf = (id: string, keys: Keys): string => `${id}.${signatureOf(id, keys).toString('base64url')}`;

/** The id in a token; null if the signature is wrong. */
export function idOfToken(token: string, keys: Keys): string | null {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(id, keys);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** The page of the public site that confirms or withdraws a request. */
export const openingUrl = (id: string, { keys, settings }: Pick<PlatformDeps, 'keys' | 'settings'>): string =>
  siteUrl(settings.addresses.siteUrl, paths.opening(tokenOf(id, keys)));
