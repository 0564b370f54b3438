import type { S3Settings } from '@detroit-well/config/env';
import { namedFiles, type Files } from './files.ts';
import { asError, codeOf, s3Requests, type RetryPolicy, type S3Response } from './s3-requests.ts';

/**
 * Files in a bucket of S3-compatible storage. A PUT is whole or not at all there too. Nothing is said about who may read:
 * the bucket stays as private as it is, and everything is served through us.
 */
export function s3Files(settings: S3Settings, patience?: RetryPolicy): Files {
  const ask = s3Requests(settings, patience);
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
      // Amazon's answers 204 for what was not there, some others 404.
      if (![200, 204].includes(answer.status) && !isMissing(answer)) throw asError('DELETE', answer);
    },
  });
}

/** Only this says that there is no such file. A bucket that is not there, or a strange server's 404, says nothing about it. */
const isMissing = (answer: S3Response) => answer.status === 404 && codeOf(answer) === 'NoSuchKey';
