import { requestIdHeader, type ProblemCode } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem } from '../problem.ts';
import { tooLarge } from './errors.ts';

/** What is answered to bytes that never became a request, by what Node calls them. Their statuses are HTTP's own. */
const answers: Readonly<Record<string, { status: number; code: ProblemCode; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large', message: tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'validation_failed',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/** Answers what no hook ever sees in the shape of every refusal, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Nobody is there any more to hear of it.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, message } = answers[error.code ?? ''] ?? { status: 400, code: 'validation_failed' };
  const id = randomUUID();
  const body = JSON.stringify(problem(code, message === undefined ? {} : { message }).body(id));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `${requestIdHeader}: ${id}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
