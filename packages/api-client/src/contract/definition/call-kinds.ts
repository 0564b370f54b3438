/**
 * Who may call, and whether the client sends a token (SPEC-A 6, SPEC-B 6; SPEC-A 7.11).
 *
 * - `public`: the client never sends a token; a 401 is an ordinary error.
 * - `member`: the client sends the token; after a 401 it refreshes the token and retries once.
 * - `either`: the client sends a token if it has one. After a 401 it retries without the token and never signs out. An
 *   unsafe call with an empty body applies to the caller, so its 401 is handled as for `member`.
 */
export type Access = 'public' | 'member' | 'either';

/** The HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the body is encoded: `either` is JSON, or multipart (records as JSON text) when it contains a file. */
export type BodyKind = 'json' | 'multipart' | 'either';

/**
 * How a list continues: `offset` counts the entries before the page, `page` numbers the pages from 1, `before` names the
 * first entry of the page that came last, and `cursor` is what `next` of the last page holds.
 */
export type Paging = 'offset' | 'page' | 'before' | 'cursor';
