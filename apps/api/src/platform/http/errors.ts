import { inEnvelope, type Envelope } from '@detroit-well/api-client/contract';
import type { FastifyContextConfig, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problem, ProblemError } from '../calls/problem.ts';
import { lostRaces, sqlStateOf } from '../database/sql-state.ts';
import { inProgress } from '../idempotency/in-progress.ts';

/** For bodies without files and for headers. */
export const tooLarge = 'This request is too large. Please shorten it and try again.';

const storedMeanwhile = 'The same was stored at this moment. Please try again.';

/** After an outage of the database, which is usually short. */
const outageSeconds = 5;

/** The envelope of the requested call. A URL that Fastify cannot parse has no route and no config, despite the type. */
function envelopeOf({ routeOptions }: FastifyRequest): Envelope | undefined {
  return (routeOptions.config as FastifyContextConfig | undefined)?.endpoint?.envelope;
}

/** The only function that turns a thrown error into a response. A 5xx response never contains details (SPEC-B 10.12). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const thrown = asProblemError(error);
  if (thrown.status >= 500) request.log.error({ err: error }, 'call failed');
  const enveloped = new ProblemError(
    thrown.code,
    inEnvelope(envelopeOf(request), thrown.status, thrown.extras),
  );
  if (thrown.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (thrown.status === 503) void reply.header('retry-after', String(outageSeconds));
  return reply.code(thrown.status).headers(thrown.headers).send(enveloped.body(request.id));
}

function asProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = error as Partial<FastifyError>; // used as hints only
  if (statusCode === 413) return problem('payload_too_large', { message: tooLarge });
  if (statusCode === 415) return problem('unsupported_media_type');
  if (statusCode === 400) return problem('validation_failed');
  // A transaction stored the same between a look and an insert. The next attempt sees it.
  if (sqlStateOf(error) === '23505') return inProgress({ message: storedMeanwhile });
  if (isOutage(error, code)) return problem('unavailable');
  return problem('server_error');
}

/**
 * The database is unavailable or too slow (lock, statement or transaction timeout), or a disk is full, so the client may retry
 * later.
 */
function isOutage(error: unknown, code: string | undefined): boolean {
  const outages = [
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOSPC',
    'EDQUOT',
    '57P01',
    '57P02',
    '57P03',
    '53100',
    '53300',
    '55P03',
    '57014',
    '25P03',
    ...lostRaces,
  ];
  if (code !== undefined && outages.includes(code)) return true;
  if (!(error instanceof Error)) return false;
  if (
    /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|query read timeout/i.test(
      error.message,
    )
  )
    return true;
  return error.cause instanceof Error && isOutage(error.cause, (error.cause as Partial<FastifyError>).code);
}
