import type { ThirdParties } from '@detroit-well/config/env';
import { redirectDocument } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isCurrentEntry } from '../navigation/redirect-to.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Loads a document for the screen if the policy of this one lacks a third party that the screen uses (ADR-051). Returns null
 * if it does not.
 */
export function ownDocument(
  { request, url }: LoaderFunctionArgs,
  thirdParties: readonly (keyof ThirdParties)[],
) {
  const { absentThirdParties } = readSettings();
  if (!thirdParties.some((name) => absentThirdParties.includes(name))) return null;
  if (!isCurrentEntry(request.url)) return redirectDocument(url.pathname + url.search + url.hash);
  location.reload();
  return new Promise<never>(() => {});
}

/** Loads a new document for the screen that a navigation leads to. */
export function loadDocument({ request, url }: LoaderFunctionArgs): void {
  if (isCurrentEntry(request.url)) location.reload();
  else location.assign(url.pathname + url.search + url.hash);
}
