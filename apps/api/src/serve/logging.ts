import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerOptions } from 'pino';
import { whatFailed } from './what-failed.ts';

/** Structured lines without secrets: neither headers nor bodies nor addresses nor what a query carried are ever logged. */
export function logging(level: string): LoggerOptions & { level: string } {
  return {
    level,
    base: { app: 'api' },
    serializers: { err: whatFailed },
    redact: ['*.password', '*.token', '*.refresh', '*.authorization', '*.client_secret', '*.turnstile_token'],
  };
}

/** The caller's own name for the request where it gave a plain one, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
