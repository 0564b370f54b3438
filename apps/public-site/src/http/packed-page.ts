import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How this server may reuse the page for other visitors: `always` for as long as the cache keeps it; `briefly` if there is
 * nothing to show; `once`, only for those already waiting, if it failed or lacks a part; `never` if it concerns one visitor,
 * such as their rate limit.
 */
export type Reuse = 'always' | 'briefly' | 'once' | 'never';

/** A response in every encoding, so that serving a cached page only copies bytes. */
export interface PackedPage {
  status: number;
  headers: Record<string, string>;
  reuse: Reuse;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** Compresses a document once. Brotli 5 takes about a millisecond for a page and is within a few percent of 11. */
export async function packPage(
  html: string,
  { status, headers, reuse }: Pick<PackedPage, 'status' | 'headers' | 'reuse'>,
): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain),
  ]);
  // Weak, because the three encodings of a document share one ETag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, headers, reuse, etag, bodies: { br, gzip: gz, identity: plain } };
}

/** The best encoding that the client accepts; `q=0` excludes an encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
