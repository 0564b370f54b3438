/** One request as it leaves, after every decision about tokens, keys and bodies. */
export interface WireRequest {
  readonly method: string;
  /** Below the base address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly reply: 'json' | 'blob' | 'nothing';
  readonly signal: AbortSignal | undefined;
}

/** What came back, whatever its status. */
export interface WireResponse {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  /** Parsed JSON, else text; a `Blob` where one was asked for and given. */
  readonly data: unknown;
}

/** Sends one request once. Throws `NoAnswer` and nothing else. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly kind: 'network' | 'timeout' | 'aborted';

  constructor(kind: 'network' | 'timeout' | 'aborted', cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
