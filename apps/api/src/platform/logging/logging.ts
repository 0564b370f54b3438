import { wellFormedRequestId } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerOptions } from 'pino';
import { whatFailed } from './what-failed.ts';

/**
 * Structured logs without secrets: at every level, the server logs no headers, bodies, addresses or query parameters
 * (docs/privacy.md).
 */
export function logging(level: string): LoggerOptions & { level: string } {
  return {
    level,
    base: { app: 'api' },
    // The omitted values carry URLs and headers; Fastify and its plugins log them at some levels.
    serializers: { err: whatFailed, req: omit, res: omit, path: omit, busboyOptions: omit },
    redact: ['*.password', '*.token', '*.refresh', '*.authorization', '*.client_secret', '*.turnstile_token'],
  };
}

const omit = () => undefined;

/** The client's request id if it is well-formed, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedRequestId.test(given) ? given : randomUUID();
}
