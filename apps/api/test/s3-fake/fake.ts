import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keys, region, wrongWith } from './signed.ts';

/**
 * The fault: broken connections, no response, half a response and then silence, half a response and a broken connection, or an
 * error.
 */
export type S3Fault =
  'breaks' | 'silent' | 'stalls' | 'half' | { status: number; body: string; location?: string };

export interface S3Fake {
  readonly url: string;
  /** Settings that give access to the fake's bucket. */
  readonly env: Record<'FILES' | `S3_${string}`, string>;
  /** The objects in the bucket, by key, with their content types. */
  readonly objects: Map<string, { content: Buffer; type: string | undefined }>;
  /** All requests in order, including those that failed. */
  readonly requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** Makes the next `times` requests fail, or all from now on without a number. Null ends the fault. */
  fail(fault: S3Fault | null, times?: number): void;
  /** Ends the fault and empties the bucket. */
  clearFault(): void;
  close(): Promise<void>;
}

const bucket = 'studio-files';
const errorBody = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** A local fake of S3: checks every signature, keeps objects in memory, and fails on demand. */
export async function startS3Fake(): Promise<S3Fake> {
  let failing: { fault: S3Fault; left: number } | null = null;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '' } = request;
    fake.requests.push({ method, url, headers: request.headers });
    const respond = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (failing && failing.left > 0) {
      failing.left -= 1;
      return fail(failing.fault, response);
    }
    const wrong = await wrongWith(request, body);
    if (wrong !== undefined) return void respond(403, errorBody(wrong));
    if (!url.startsWith(`/${bucket}/`)) return void respond(404, errorBody('NoSuchBucket'));
    const key = url.slice(bucket.length + 2);
    const object = fake.objects.get(key);
    if (method === 'PUT') {
      // S3 accepts a chunked body only if each chunk is signed.
      if (request.headers['content-length'] === undefined)
        return void respond(411, errorBody('MissingContentLength'));
      fake.objects.set(key, { content: body, type: request.headers['content-type'] });
      respond(200);
    } else if (method === 'DELETE') {
      fake.objects.delete(key);
      respond(204);
    } else if (object === undefined) respond(404, errorBody('NoSuchKey'));
    else respond(200, object.content);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: S3Fake = {
    url,
    env: {
      FILES: 's3',
      S3_ENDPOINT: url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects: new Map(),
    requests: [],
    fail: (fault, times = Infinity) => void (failing = fault && { fault, left: times }),
    clearFault: () => {
      failing = null;
      fake.objects.clear();
      fake.requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

function fail(fault: S3Fault, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'breaks') return void response.destroy();
  if (typeof fault === 'object') {
    const { status, body, location } = fault;
    return void response.writeHead(status, location === undefined ? {} : { location }).end(body);
  }
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => {
    if (fault === 'half') response.destroy();
  });
}
