import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, createHmac, type BinaryLike } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys for the fake's bucket. */
export const keys = { accessKeyId: 'AKIA-TESTER', secretAccessKey: 'the-secret+that/nobody=may-read' };
/** Temporary keys, which count only together with their token. */
export const temporaryKeys = {
  accessKeyId: 'ASIA-TESTER',
  secretAccessKey: 'another/secret+of-one-hour=',
  sessionToken: 'token+of/one=hour',
};
export const region = 'us-east-2';

/** The maximum clock difference of a request, as at Amazon (ms). */
const skewMs = 15 * 60_000;

/** The hash interface that Amazon's own signer expects, over Node's. */
class Sha256 {
  readonly #hash;
  constructor(secret?: unknown) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as BinaryLike);
  }
  update(data: unknown): void {
    this.#hash.update(data as Uint8Array);
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()));
  }
}

const signerOf = (credentials: typeof keys) =>
  new SignatureV4({
    credentials,
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });

/** Amazon's error for a wrong signature; undefined when it is right. Amazon's library recomputes the signature, not our code. */
export async function wrongWith(request: IncomingMessage, body: Buffer): Promise<string | undefined> {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (given === null) return 'AccessDenied';
  const [, accessKeyId, signedRegion, names = '', signature] = given;
  const isTemporary = accessKeyId === temporaryKeys.accessKeyId;
  if (accessKeyId !== keys.accessKeyId && !isTemporary) return 'InvalidAccessKeyId';
  const token = request.headers['x-amz-security-token'];
  if (token !== (isTemporary ? temporaryKeys.sessionToken : undefined)) return 'InvalidToken';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const stamp = String(request.headers['x-amz-date']);
  const date = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - date.getTime()) <= skewMs)) return 'RequestTimeTooSkewed';
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  const headers = Object.fromEntries(signed.map((name) => [name, String(request.headers[name])]));
  const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { sessionToken: _sent, ...temporary } = temporaryKeys;
  const again = await signerOf(isTemporary ? temporary : keys).sign(
    { method: request.method ?? '', protocol: 'http:', hostname, path: pathname, headers },
    { signingDate: date, signableHeaders: new Set(signed) },
  );
  return again.headers['authorization']?.endsWith(`Signature=${signature}`)
    ? undefined
    : 'SignatureDoesNotMatch';
}
