import { wellFormedRequestId } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerOptions } from 'pino';
import { whatFailed } from './what-failed.ts';

/** Structured logs without secrets: the server never logs headers, bodies, addresses or query parameters. */
export function logging(level: string): LoggerOptions & { level: string } {
  return {
    level,
    base: { app: 'api' },
    serializers: { err: whatFailed },
    redact: ['*.password', '*.token', '*.refresh', '*.authorization', '*.client_secret', '*.turnstile_token'],
  };
}

/** The client's request id if it is well-formed, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedRequestId.test(given) ? given : randomUUID();
}
