import type { S3Settings } from '@detroit-well/config/env';
import { AwsV4Signer } from 'aws4fetch';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from './files.ts';

export type S3Method = 'GET' | 'PUT' | 'DELETE';

export interface S3Response {
  readonly status: number;
  readonly content: Buffer;
}

/** The timeout of one attempt including the body, the number of attempts, and the first pause, which doubles each time (ms). */
export interface RetryPolicy {
  readonly attemptMs: number;
  readonly attempts: number;
  readonly pauseMs: number;
}

/** About 16 s at most, because a person is waiting for the page. */
const interactiveRetryPolicy: RetryPolicy = { attemptMs: 5_000, attempts: 3, pauseMs: 150 };

/** The storage did not respond or is temporarily unavailable. */
export class StorageUnavailable extends Error {
  /** The error code by which the server recognizes an outage and responds with 503. */
  readonly code = 'ETIMEDOUT';
}

/**
 * Sends signed requests for single objects of the bucket. Every request is safe to repeat, so connection errors and a busy
 * storage lead to a retry, then to StorageUnavailable. Any other response is returned, including errors.
 */
export function s3Requests(settings: S3Settings, retryPolicy = interactiveRetryPolicy) {
  const folder = bucketUrl(settings) + (settings.prefix && `${settings.prefix}/`);
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const keys = {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
    cache: new Map<string, ArrayBuffer>(),
  };

  return async (method: S3Method, name: string, body: Uint8Array = new Uint8Array()): Promise<S3Response> => {
    const headers = {
      // Included in the signature so that the content cannot be changed on the way. The signer alone leaves it out.
      'x-amz-content-sha256': hashOf(body),
      ...(method === 'PUT' && { 'content-type': 'application/octet-stream' }),
    };
    let failure: unknown;
    for (let attempt = 0; attempt < retryPolicy.attempts; attempt += 1) {
      // Random jitter, so that clients that failed at the same time do not retry at the same time.
      if (attempt > 0) await pause(retryPolicy.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      const signed = await new AwsV4Signer({ ...keys, url: folder + name, method, headers }).sign();
      try {
        const response = await send(signed, method === 'PUT' ? body : null, retryPolicy.attemptMs);
        if (response.status < 500 && response.status !== 429) return response;
        failure = asError(method, response);
      } catch (error) {
        failure = error;
      }
    }
    throw new StorageUnavailable(
      `the file storage is unreachable: ${method} tried ${retryPolicy.attempts} times`,
      {
        cause: failure,
      },
    );
  };
}

async function send(
  { method, url, headers }: { method: string; url: URL; headers: Headers },
  body: Uint8Array | null,
  attemptMs: number,
): Promise<S3Response> {
  const signal = AbortSignal.timeout(attemptMs);
  // A redirect means that the region in the settings is wrong. Following it would send the signature to another host.
  const response = await fetch(url, {
    method,
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Amazon expects the bucket in the host name, except with a dot, which would break the certificate. Other storages expect
 * it in the path.
 */
export function bucketUrl({ endpoint, region, bucket }: Pick<S3Settings, 'endpoint' | 'region' | 'bucket'>) {
  if (endpoint !== undefined) return `${endpoint}/${bucket}/`;
  const amazon = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`;
}

/** The S3 error code. The rest of the response may repeat signed data and must not be logged. */
export function codeOf({ content }: S3Response): string | undefined {
  return /<Code>(\w{1,64})<\/Code>/.exec(content.toString('utf8'))?.[1];
}

/** Describes an error of the storage for operators. */
export function asError(method: S3Method, response: S3Response): Error {
  const details = [response.status, codeOf(response)].filter(Boolean).join(' ');
  return new Error(`the file storage responded with ${details} to ${method}`);
}
