import type { EnvReader } from './reader.ts';

/** An S3-compatible bucket and its credentials. */
export type S3Settings = {
  /** Endpoint of S3-compatible storage outside AWS, such as MinIO or R2. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of all object keys, without slashes at either end; empty for none. */
  prefix: string;
};

/** Where the server stores materials and pictures: a folder in `dataDir`, or a bucket (SPEC-B 12). */
export type FileSettings = { storage: 'folder' } | ({ storage: 's3' } & S3Settings);

const names = ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PREFIX'] as const;

/** The bucket and region become part of a host name, and the prefix part of a path. */
const shapes = {
  S3_REGION: { shape: /^[a-z0-9-]+$/, words: 'a region such as us-east-2 or auto' },
  S3_BUCKET: { shape: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, words: 'the name of a bucket' },
  S3_PREFIX: { shape: /^[\w-]+(\/[\w-]+)*$/, words: 'letters, digits, _ and -, parted by single slashes' },
} as const;

export function readFiles(env: EnvReader): FileSettings {
  const storage = env.choice('FILES', ['folder', 's3'], 'folder');
  if (storage === 'folder') {
    const unused = names.map((name) => `S3_${name}`).filter((name) => env.optional(name));
    // With bucket settings but no `s3` driver, files would go to a local folder and be lost with the container.
    if (unused.length > 0 && !env.optional('FILES'))
      env.problem(`FILES must be s3 to use ${unused.join(', ')}`);
    return { storage };
  }
  const why = 'when FILES is s3';
  return {
    storage,
    endpoint: readEndpoint(env),
    region: shaped(env, 'S3_REGION', env.required('S3_REGION', why)),
    bucket: shaped(env, 'S3_BUCKET', env.required('S3_BUCKET', why)),
    accessKeyId: env.required('S3_ACCESS_KEY_ID', why),
    secretAccessKey: env.required('S3_SECRET_ACCESS_KEY', why),
    prefix: shaped(env, 'S3_PREFIX', env.text('S3_PREFIX', '').replaceAll(/^\/+|\/+$/g, '')),
  };
}

function shaped(env: EnvReader, name: keyof typeof shapes, value: string): string {
  const { shape, words } = shapes[name];
  if (value !== '' && !shape.test(value))
    env.problem(`${name} must be ${words}, not ${JSON.stringify(value)}`);
  return value;
}

/** Some consoles show the endpoint with the bucket included; the client would then add the bucket twice. */
function readEndpoint(env: EnvReader): string | undefined {
  if (!env.optional('S3_ENDPOINT')) return undefined;
  const { origin, pathname, search, hash, username } = new URL(env.url('S3_ENDPOINT', 'http://unreadable'));
  if (pathname !== '/' || search || hash || username) {
    env.problem('S3_ENDPOINT must be an origin, without bucket, path or key');
  }
  return origin;
}
