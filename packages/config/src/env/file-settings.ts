import { z } from 'zod';
import { mustBe } from './read-settings.ts';
import { httpOrigin, required, text } from './values.ts';

const why = 'when FILES is s3';
const slashesAround = /^\/+|\/+$/g;

/** The bucket and region become part of a host name, and the prefix part of a path. */
const bucket = {
  /** Storage outside AWS, such as MinIO or R2. Some consoles show it with the bucket, which the client adds itself. */
  S3_ENDPOINT: httpOrigin('must be an origin, without bucket, path or key').optional(),
  S3_REGION: required(why).regex(/^[a-z0-9-]+$/, mustBe('a region such as us-east-2 or auto')),
  S3_BUCKET: required(why).regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, mustBe('the name of a bucket')),
  S3_ACCESS_KEY_ID: required(why),
  S3_SECRET_ACCESS_KEY: required(why),
  /** Of temporary keys, such as those of a role. */
  S3_SESSION_TOKEN: text.optional(),
  /** Prefix of all object keys; empty for none. */
  S3_PREFIX: text
    .transform((prefix) => prefix.replaceAll(slashesAround, ''))
    .refine(
      (prefix) => /^([\w-]+(\/[\w-]+)*)?$/.test(prefix),
      mustBe('letters, digits, _ and -, separated by single slashes'),
    )
    .default(''),
};

const unusedBucket = Object.fromEntries(Object.keys(bucket).map((name) => [name, text.optional()]));

/** Where the server stores materials and pictures: a folder in `dataDir`, or a bucket (SPEC-B 12). */
export const fileSettings = z.discriminatedUnion('FILES', [
  z
    .object({ FILES: z.literal('folder').optional(), ...unusedBucket })
    // With bucket settings but no `s3`, files would go to a local folder and be lost with the container.
    .superRefine(({ FILES, ...given }, ctx) => {
      const names = Object.keys(given).join(', ');
      if (FILES === undefined && names)
        ctx.addIssue({ code: 'custom', path: ['FILES'], message: `must be s3 to use ${names}` });
    })
    .transform(() => ({ files: { storage: 'folder' as const } })),
  z.object({ FILES: z.literal('s3'), ...bucket }).transform((env) => ({
    files: {
      storage: env.FILES,
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      sessionToken: env.S3_SESSION_TOKEN,
      prefix: env.S3_PREFIX,
    },
  })),
]);

/** An S3-compatible bucket and its credentials. */
export type S3Settings = Omit<Extract<z.output<typeof fileSettings>['files'], { storage: 's3' }>, 'storage'>;
