import { withQuery } from './query.ts';

/** Addresses of the office, the area of staff and coaches on the portal's origin. */
export const officePaths = {
  home: () => '/office',
  /** The roster of the next session. */
  nextRoster: () => '/office/roster',
  waiver: () => '/office/waiver',
  emails: (query: { state?: string } = {}) => withQuery('/office/emails', query),
  /** The words of the public site, and whether it is open. */
  site: () => '/office/site',
  posts: (query: { search?: string; status?: string; category?: string; author?: string } = {}) =>
    withQuery('/office/posts', query),
  /** The page of a new post has the id "new". */
  post: (id: string) => `/office/posts/${encodeURIComponent(id)}`,
  /** The import of people; `id`: one of them. */
  imports: (id?: string) => withQuery('/office/import', { import: id }),
  /** `week`: a day of the week that is shown. */
  schedule: (query: { week?: string; program?: string; coach?: string; view?: 'list' } = {}) =>
    withQuery('/office/schedule', query),
  session: (id: string) => `/office/sessions/${encodeURIComponent(id)}`,
  /** `meeting`: its start. `card`: the registration whose card is open. */
  roster: (id: string, query: { meeting?: string | undefined; card?: string | undefined } = {}) =>
    withQuery(`/office/sessions/${encodeURIComponent(id)}/roster`, query),
  editSession: (id: string) => `/office/sessions/${encodeURIComponent(id)}/edit`,
  /** `from`: the session to copy. `program`: the program that it belongs to. */
  newSession: (query: { from?: string; program?: string } = {}) => withQuery('/office/sessions/new', query),
  seriesList: () => '/office/series',
  /** The page of a new series has the id "new". */
  series: (id: string) => `/office/series/${encodeURIComponent(id)}`,
  /** `session`: the one from which on the sessions change. */
  changeSeries: (id: string, query: { session?: string } = {}) =>
    withQuery(`/office/series/${encodeURIComponent(id)}/change`, query),
  closures: () => '/office/closures',
  closure: (id: string) => `/office/closures/${encodeURIComponent(id)}`,
  /** The list of all records of a kind: that of the locations has the name "locations". */
  records: <const List extends string>(list: List) => `/office/${list}` as const,
  /** The page of a record has its id, and that of a new one the id "new". */
  record: (list: string, id: string) => `/office/${list}/${encodeURIComponent(id)}`,
  /** `tag`: only people with this tag. */
  people: (
    query: {
      search?: string;
      tag?: string;
      last_visit?: string;
      first_visit_from?: string;
      first_visit_to?: string;
      visits?: string;
    } = {},
  ) => withQuery('/office/people', query),
  person: (id: string) => `/office/people/${encodeURIComponent(id)}`,
  editPerson: (id: string) => `/office/people/${encodeURIComponent(id)}/edit`,
  /** `other`: the record that becomes a part of this one. */
  mergePerson: (id: string, other?: string) =>
    withQuery(`/office/people/${encodeURIComponent(id)}/merge`, { with: other }),
  newPerson: () => '/office/people/new',
  /**
   * `start_date` and `end_date`: the days of the ledger that are shown. `figure`: only what this figure counts. `waits`: the kind of
   * entries of the worklist.
   */
  money: (
    query: {
      tab?: 'worklist' | 'due' | 'days';
      search?: string;
      start_date?: string;
      end_date?: string;
      figure?: 'collected' | 'refunded' | 'failed';
      kind?: string;
      method?: string;
      status?: string;
      payout?: string;
      paid_for?: string;
      program?: string;
      plan?: string;
      /** The word open, or the id of a closing. */
      till?: string;
      /** The id of somebody of the team, or the word none. */
      actor?: string;
      waits?: string;
    } = {},
  ) => withQuery('/office/money', query),
  payment: (id: string) => `/office/payments/${encodeURIComponent(id)}`,
  till: () => '/office/till',
  countTill: () => '/office/till/count',
  closings: () => '/office/till/closings',
  closing: (id: string) => `/office/till/closings/${encodeURIComponent(id)}`,
  /** `of`: only studio credit, gift cards or passes. */
  owed: (query: { of?: string } = {}) => withQuery('/office/owed', query),
  /** `figure`: the memberships that it counts. */
  memberships: (query: { figure?: string; plan?: string; start_date?: string; end_date?: string } = {}) =>
    withQuery('/office/memberships', query),
  reports: () => '/office/reports',
  team: () => '/office/team',
  /** `target`: the record whose history is shown. */
  audit: (query: { target?: string } = {}) => withQuery('/office/audit', query),
  /** Accepts an invitation to the team; an email links to it. */
  invitation: ({ token }: { token: string }) => `/office/invitation/${encodeURIComponent(token)}`,
} as const;

/** The path patterns of the screens of the office, in the syntax of its router, but for those that every record has. */
const ownScreenPaths = [
  '/office',
  '/office/roster',
  '/office/waiver',
  '/office/site',
  '/office/import',
  '/office/emails',
  '/office/posts',
  '/office/posts/:id',
  '/office/pages',
  '/office/pages/:id',
  '/office/schedule',
  '/office/sessions/new',
  '/office/sessions/:id',
  '/office/sessions/:id/edit',
  '/office/series',
  '/office/series/new',
  '/office/series/:id',
  '/office/series/:id/change',
  '/office/closures',
  '/office/closures/:id',
  '/office/sessions/:id/roster',
  '/office/people',
  '/office/people/new',
  '/office/people/:id',
  '/office/people/:id/edit',
  '/office/people/:id/merge',
  '/office/money',
  '/office/payments/:id',
  '/office/till',
  '/office/till/count',
  '/office/till/closings',
  '/office/till/closings/:id',
  '/office/owed',
  '/office/memberships',
  '/office/reports',
  '/office/team',
  '/office/audit',
  '/office/invitation/:token',
] as const;

export type OfficeScreenPath = (typeof ownScreenPaths)[number];

/**
 * The path patterns of all screens of the office. `lists` are the names of the lists of all records; those with a page above have
 * screens of their own.
 */
export const officeScreenPaths = (lists: readonly string[]): readonly string[] => [
  ...ownScreenPaths,
  ...lists
    .filter((list) => !ownScreenPaths.some((path) => path === `/office/${list}/:id`))
    .flatMap((list) => [`/office/${list}`, `/office/${list}/:id`]),
];
