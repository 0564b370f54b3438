/** A request that is ready to send: token, key and body are already decided. */
export interface WireRequest {
  readonly method: string;
  /** Path below the base URL, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly reply: 'json' | 'blob' | 'nothing';
  readonly signal: AbortSignal | undefined;
  /** Overrides the time limit of the transport. */
  readonly timeoutMs?: number | undefined;
}

/** A response with any status. */
export interface WireResponse {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  /** All headers by lower-case name, for errors. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parsed JSON, otherwise text; a `Blob` if the request asked for one and the server sent one. */
  readonly data: unknown;
}

/** Sends one request once. Throws only `NoResponse`. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** Thrown by a transport when there is no response. The client turns it into an `ApiError` of the same `kind`. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
  readonly kind: 'network' | 'timeout' | 'aborted';

  constructor(kind: 'network' | 'timeout' | 'aborted', cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** The fields of what was thrown, which may be anything. */
const fieldsOf = (thrown: unknown) => Object(thrown) as { readonly code?: unknown; readonly cause?: unknown };
const isInvalidUrl = (error: unknown): boolean => fieldsOf(error).code === 'ERR_INVALID_URL';

/** Whether the request was not sent, because the base URL is no address that this program can call. */
export const isWithoutAddress = ({ cause }: NoResponse): boolean =>
  isInvalidUrl(cause) || isInvalidUrl(fieldsOf(cause).cause);
