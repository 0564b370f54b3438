import { requestIdHeader, type ProblemCode } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem } from '../calls/problem.ts';
import { tooLarge } from './errors.ts';

/** Responses to bytes that are not a valid request, by Node's error code. The statuses are those of HTTP. */
const responses: Readonly<Record<string, { status: number; code: ProblemCode; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large', message: tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'validation_failed',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/** Sends a problem in the usual shape for an error that no hook sees, then closes the connection. */
export function rejectUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The client has already disconnected.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code, message } = responses[error.code ?? ''] ?? { status: 400, code: 'validation_failed' };
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
