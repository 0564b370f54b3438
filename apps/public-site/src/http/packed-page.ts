import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How long this server may answer others with the page: `always` as long as the cache keeps it, `briefly` where there is
 * nothing to show, `once` where it failed or lacks a part (only those who wait for it), `never` where it is one visitor's
 * own, such as their rate limit.
 */
export type Reuse = 'always' | 'briefly' | 'once' | 'never';

/** A finished answer in every encoding, so that a cached page costs no more than copying bytes. */
export interface PackedPage {
  status: number;
  headers: Record<string, string>;
  reuse: Reuse;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** Packs a document once; brotli 5 costs about a millisecond for a page and is within a few percent of 11. */
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
  // Weak: the same document in three encodings carries one tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, headers, reuse, etag, bodies: { br, gzip: gz, identity: plain } };
}

/** The best encoding a client takes; a refusal by `q=0` is kept. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
