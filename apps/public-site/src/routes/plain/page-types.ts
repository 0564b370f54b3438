import { pageTypes } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';

/** The canonical path of every page type that has its own screen (SPEC-A 2, content page renderer). */
const screens: readonly (readonly [type: string, path: (slug: string) => string])[] = [
  [pageTypes.home, paths.home],
  [pageTypes.privacyPolicy, paths.privacyPolicy],
  [pageTypes.terms, paths.terms],
  [pageTypes.cookiePolicy, paths.cookies],
  [pageTypes.blogIndex, () => paths.theStandard()],
  [pageTypes.blogPost, paths.post],
  [pageTypes.trainingIndex, () => paths.training()],
  [pageTypes.about, paths.about],
  [pageTypes.contact, () => paths.contact()],
  [pageTypes.firstTime, paths.firstTime],
];

const canonicalPaths = new Map(screens.map(([type, path]) => [type.toLowerCase(), path]));

/** The path where a page of this type is shown; undefined for a type without its own screen. Types ignore case. */
export function canonicalPathOf(type: string, slug: string): string | undefined {
  return canonicalPaths.get(type.toLowerCase())?.(slug);
}

/** Other legal pages, such as a refund policy, are rendered at their own path. */
export const isLegalType = (type: string): boolean => type.toLowerCase().startsWith('legal.');
