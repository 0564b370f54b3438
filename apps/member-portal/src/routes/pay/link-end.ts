import { isApiError } from '@detroit-well/api-client';

/** Why a link pays nothing any more, with the reason of the server in words. */
export interface LinkEnd {
  readonly code: 'link_used' | 'link_ended' | 'not_found';
  readonly text: string;
}

/** How a link has ended, as the problem of a call says. */
export function linkEndOf(error: unknown): LinkEnd | undefined {
  if (!isApiError(error)) return undefined;
  if (error.is('link_used') || error.is('link_ended') || error.is('not_found'))
    return { code: error.code, text: error.sentence };
  return undefined;
}
