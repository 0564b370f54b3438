import { encodeDocument, type EncodedBodies } from '@detroit-well/web-server';

/**
 * How this server may reuse the page for other visitors: `always` for as long as the cache keeps it; `briefly` if there is
 * nothing to show; `once`, only for those already waiting, if it failed or lacks a part; `never` if it concerns one visitor,
 * such as their rate limit.
 */
export type Reuse = 'always' | 'briefly' | 'once' | 'never';

/** A response in every encoding. */
export interface PackedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly reuse: Reuse;
  readonly etag: string;
  readonly bodies: EncodedBodies;
}

/** Compresses a document once, for all visitors. */
export async function packPage(
  html: string,
  response: Pick<PackedPage, 'status' | 'headers' | 'reuse'>,
): Promise<PackedPage> {
  return { ...response, ...(await encodeDocument(html)) };
}
