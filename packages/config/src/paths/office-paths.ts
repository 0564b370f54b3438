import { withQuery } from './query.ts';

/** Addresses of the office, the area of staff and coaches on the portal's origin. */
export const officePaths = {
  home: () => '/office',
  team: () => '/office/team',
  /** `target`: the record whose history is shown. */
  audit: (query: { target?: string } = {}) => withQuery('/office/audit', query),
  /** Accepts an invitation to the team; an email links to it. */
  invitation: ({ token }: { token: string }) => `/office/invitation/${encodeURIComponent(token)}`,
} as const;

/** The path patterns of all screens of the office, in the syntax of its router. */
export const officeScreenPaths = [
  '/office',
  '/office/team',
  '/office/audit',
  '/office/invitation/:token',
] as const;

export type OfficeScreenPath = (typeof officeScreenPaths)[number];
