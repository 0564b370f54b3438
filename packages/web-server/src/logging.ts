import { scrub } from '@detroit-well/config/scrub';
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/**
 * Creates the logger of a web server. At every level, it writes no URLs, headers or visitors' addresses (docs/privacy.md).
 *
 * @param destination where the lines go instead of standard output.
 */
export function createLogger(
  app: string,
  level: string,
  destination?: DestinationStream,
): FastifyBaseLogger & { readonly level: string } {
  const options = { level, base: { app }, serializers: { err: failureOf, req: omit, res: omit } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const omit = () => undefined;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: LoggedError;
  readonly stack?: string;
}

/** Only known fields: an error of a library may carry a URL, a request or a response. */
function failureOf(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  const { name, message, cause } = error;
  return {
    type: name,
    message: scrub(message),
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && depth < 5 && { cause: failureOf(cause, depth + 1) }),
    ...(depth === 0 && { stack: framesOf(error) }),
  };
}

/** The stack without its first lines, which repeat the message. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

/** Logs one line for each response, with the pattern of the route. Fastify's own lines contain URLs and addresses. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'a response failed');
    else request.log.info(line);
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply) {
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
  }

  override writeHeadError(error: Error, request: FastifyRequest) {
    request.log.warn({ err: error }, 'the headers of a response could not be sent');
  }

  override routeNotFound(): void {}
}
