import multipart from '@fastify/multipart';
import * as constants from '@detroit-well/config/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problems, type Endpoint } from '@detroit-well/api-client/contract';
import { problem, type ProblemError } from '../calls/problem.ts';
import { tooLarge } from './errors.ts';

const limits = {
  fileSize: constants.imageUpload.maxBytes,
  files: 1,
  fields: 10,
  fieldSize: 65_536,
  parts: 12,
  headerPairs: 20,
};

/** Accepts multipart bodies. The server reads them only for calls that take them, after it has authenticated the caller. */
export async function takeParts(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits });
}

/** Returns the body of a request. Multipart bodies become the client's object: files as `File`, records parsed from JSON. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  if (endpoint.bodyKind === undefined || endpoint.bodyKind === 'json')
    throw problem('unsupported_media_type');
  const body: Record<string, unknown> = {};
  let reading: string | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: endpoint.fileBytes ?? limits.fileSize },
    })) {
      reading = part.fieldname;
      if (part.type === 'field') body[part.fieldname] = asRecord(part.value);
      else body[part.fieldname] = fileOf(await part.toBuffer(), part.filename, part.mimetype);
    }
  } catch (error) {
    throw uploadProblem(error, reading);
  }
  return body;
}

/** Browsers send an empty file input as a file without name and content; it counts as absent. */
function fileOf(content: Buffer, name: string | undefined, type: string): File | undefined {
  if (content.length === 0 && !name) return undefined;
  return new File([new Uint8Array(content)], name ?? 'file', { type });
}

function asRecord(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function uploadProblem(error: unknown, field: string | undefined): ProblemError {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }; // used as a hint only
  if (statusCode !== 413) return problem('validation_failed');
  // More parts, or a longer text, than any form sends.
  if (code !== 'FST_REQ_FILE_TOO_LARGE' || field === undefined) {
    return problem('payload_too_large', { message: tooLarge });
  }
  return problem('payload_too_large', { [field]: [problems.payload_too_large.text] });
}
