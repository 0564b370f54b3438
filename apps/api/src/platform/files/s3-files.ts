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
      const answer = await ask('PUT', name, content);
      if (answer.status !== 200) throw asError('PUT', answer);
    },
    get: async (name) => {
      const answer = await ask('GET', name);
      if (answer.status === 200) return answer.content;
      if (isMissing(answer)) return undefined;
      throw asError('GET', answer);
    },
    delete: async (name) => {
      const answer = await ask('DELETE', name);
      // Amazon responds with 204 for a missing object, some others with 404.
      if (![200, 204].includes(answer.status) && !isMissing(answer)) throw asError('DELETE', answer);
    },
  });
}

/** Only this error code means that the file is missing. A missing bucket, or a 404 from another server, does not. */
const isMissing = (answer: S3Response) => answer.status === 404 && codeOf(answer) === 'NoSuchKey';
