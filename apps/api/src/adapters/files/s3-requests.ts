import type { S3Settings } from '@detroit-well/config/env';
import { AwsV4Signer } from 'aws4fetch';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from './files.ts';

export type S3Method = 'GET' | 'PUT' | 'DELETE';

export interface S3Response {
  readonly status: number;
  readonly content: Buffer;
}

/** How long one try may take, body included, how often we try, and the first pause between two, which then doubles (ms). */
export interface RetryPolicy {
  readonly tryMs: number;
  readonly tries: number;
  readonly pauseMs: number;
}

/** At most some 16 s, while somebody waits for a page. */
const whileSomebodyWaits: RetryPolicy = { tryMs: 5_000, tries: 3, pauseMs: 150 };

/** The storage did not answer, or not now. */
export class StorageUnavailable extends Error {
  /** The system's word for it, by which the server knows an outage: 503, ask again soon. */
  readonly code = 'ETIMEDOUT';
}

/**
 * Asks the bucket for one object, signed with the keys. Every request here may be sent twice without harm, so one that meets
 * a broken line or a storage that is busy is sent again; then StorageAway. Any other answer is handed back, refusals too.
 */
export function s3Requests(settings: S3Settings, patience = whileSomebodyWaits) {
  const folder = bucketUrl(settings) + (settings.prefix && `${settings.prefix}/`);
  const { accessKeyId, secretAccessKey, region } = settings;
  const keys = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map<string, ArrayBuffer>() };

  return async (method: S3Method, name: string, body: Uint8Array = new Uint8Array()): Promise<S3Response> => {
    const headers = {
      // Signed with the rest, so that what arrives is what was sent; the signer alone would leave the content out.
      'x-amz-content-sha256': hashOf(body),
      ...(method === 'PUT' && { 'content-type': 'application/octet-stream' }),
    };
    let trouble: unknown;
    for (let turn = 0; turn < patience.tries; turn += 1) {
      // Not to the beat, or all who were refused at once come back at once.
      if (turn > 0) await pause(patience.pauseMs * 2 ** (turn - 1) * (0.5 + Math.random()));
      const signed = await new AwsV4Signer({ ...keys, url: folder + name, method, headers }).sign();
      try {
        const answer = await send(signed, method === 'PUT' ? body : null, patience.tryMs);
        if (answer.status < 500 && answer.status !== 429) return answer;
        trouble = asError(method, answer);
      } catch (error) {
        trouble = error;
      }
    }
    throw new StorageUnavailable(`the storage for files is away: ${method} tried ${patience.tries} times`, {
      cause: trouble,
    });
  };
}

async function send(
  { method, url, headers }: { method: string; url: URL; headers: Headers },
  body: Uint8Array | null,
  tryMs: number,
): Promise<S3Response> {
  const signal = AbortSignal.timeout(tryMs);
  // A redirection names another region: a setting to mend, not a way to follow with a signature for elsewhere.
  const response = await fetch(url, {
    method,
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

/** Amazon wants the bucket in the host (a dot in it would break the certificate); others are asked by path. */
export function bucketUrl({ endpoint, region, bucket }: Pick<S3Settings, 'endpoint' | 'region' | 'bucket'>) {
  if (endpoint !== undefined) return `${endpoint}/${bucket}/`;
  const amazon = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`;
}

/** S3's word for what is wrong. The rest of its answer can repeat what was signed and is not for a log. */
export function codeOf({ content }: S3Response): string | undefined {
  return /<Code>(\w{1,64})<\/Code>/.exec(content.toString('utf8'))?.[1];
}

/** A refusal of the storage as an operator can read it. */
export function asError(method: S3Method, answer: S3Response): Error {
  const words = [answer.status, codeOf(answer)].filter(Boolean).join(' ');
  return new Error(`the storage for files answered ${words} to ${method}`);
}
