import { encodeDocument, type EncodedBodies } from '@detroit-well/web-server';
import type { Reuse } from '../cache/single-flight-cache.ts';

/** A response in every encoding. */
export interface PackedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** `briefly` if there is nothing to show; `once` if it failed or lacks a part; `never` if it concerns one visitor. */
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
