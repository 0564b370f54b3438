import type { S3Settings } from '@detroit-well/config/env';
import { namedFiles, type Files } from './files.ts';
import { asError, codeOf, s3Requests, type RetryPolicy, type S3Response } from './s3-requests.ts';

/**
 * Stores files in an S3-compatible bucket, where a PUT is atomic too. Uploads set no access rights: the bucket stays
 * private and the API serves every file.
 */
export function s3Files(settings: S3Settings, retryPolicy?: RetryPolicy): Files {
  const ask = s3Requests(settings, retryPolicy);
  return namedFiles({
    put: async (name, content) => {
      const response = await ask('PUT', name, content);
      if (response.status !== 200) throw asError('PUT', response);
    },
    get: async (name) => {
      const response = await ask('GET', name);
      if (response.status === 200) return response.content;
      if (isMissing(response)) return undefined;
      throw asError('GET', response);
    },
    delete: async (name) => {
      const response = await ask('DELETE', name);
      // Amazon responds with 204 for a missing object, some others with 404.
      if (![200, 204].includes(response.status) && !isMissing(response)) throw asError('DELETE', response);
    },
  });
}

/** Only this error code means that the file is missing. A missing bucket, or a 404 from another server, does not. */
const isMissing = (response: S3Response) => response.status === 404 && codeOf(response) === 'NoSuchKey';
