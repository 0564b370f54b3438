import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: of those that a client likes equally, the first is chosen. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** A body in every encoding, so that serving a cached document only copies bytes. */
export type EncodedBodies = Readonly<Record<Encoding, Buffer>>;

/** Brotli 5 takes about a millisecond for a document and is within a few percent of 11. */
const encode: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => zip(plain),
  identity: async (plain) => plain,
};

export interface EncodedDocument {
  readonly etag: string;
  readonly bodies: EncodedBodies;
}

/** Compresses a document that is served more than once. */
export async function encodeDocument(text: string): Promise<EncodedDocument> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([encode.br(plain), encode.gzip(plain)]);
  // Weak, because the three encodings of a document share one ETag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, bodies: { br, gzip: gz, identity: plain } };
}

/** The best encoding that the client accepts; uncompressed if it names none of ours. */
export function chooseEncoding(accepted = ''): Encoding {
  return negotiate(accepted.toLowerCase(), encodings) ?? 'identity';
}

/** Chooses the encoding of the response and sets the headers that name it. */
export function negotiateEncoding(request: FastifyRequest, reply: FastifyReply): Encoding {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return encoding;
}

/** Sends a document that is served more than once, or 304 if the client already has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: EncodedDocument,
): FastifyReply {
  reply.header('vary', 'accept-encoding').header('etag', etag);
  const isKnown = request.headers['if-none-match']?.includes(etag) ?? false;
  if (reply.statusCode === 200 && isKnown) return reply.code(304).send();
  return reply.send(bodies[negotiateEncoding(request, reply)]);
}

/** Sends a document that is different in each response, such as one with a nonce. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request, reply);
  return reply.type('text/html; charset=utf-8').send(await encode[encoding](Buffer.from(html)));
}
