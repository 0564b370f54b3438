import type { Endpoint } from '@detroit-well/api-client/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ReplyWithStatus, FileReply, JsonText } from '../calls/calls.ts';

/** Sends a handler's result. `check` compares a JSON response with its schema and throws when they differ. */
export function send(reply: FastifyReply, endpoint: Endpoint, result: unknown, check: boolean): FastifyReply {
  const status = endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200);
  if (endpoint.reply === 'nothing') return reply.code(status).send();
  if (result instanceof FileReply) return sendFile(reply.code(status), result);
  if (result instanceof JsonText) {
    return reply.code(status).type('application/json; charset=utf-8').send(result.json);
  }
  const own = result instanceof ReplyWithStatus;
  const body: unknown = own ? result.reply : result;
  if (check) checkReply(endpoint, body);
  return reply.code(own ? result.status : status).send(body);
}

function sendFile(reply: FastifyReply, { content, contentType, fileName }: FileReply): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', contentDisposition(savedAs(fileName)))
    .send(Buffer.from(content));
}

/** The name ends up on the member's disk, so control characters and path separators become spaces. */
const savedAs = (fileName: string) => fileName.replaceAll(/[\p{Cc}/\\]/gu, ' ').trim() || 'download';

/** A response that does not match its schema is a bug of the server, which this check finds during development. */
function checkReply(endpoint: Endpoint, body: unknown): void {
  if (typeof endpoint.reply === 'string')
    throw new Error(`${endpoint.path} must respond with a file but responded with JSON`);
  const result = endpoint.reply.safeParse(body);
  if (!result.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} does not match its schema: ${result.error.message}`);
  }
}
