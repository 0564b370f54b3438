import type { EnvReader } from './reader.ts';

/** Other origins that may serve post pictures: `PICTURE_ORIGINS`, separated by commas; none by default. */
export function readPictureOrigins(env: EnvReader): readonly string[] {
  const value = env.optional('PICTURE_ORIGINS');
  if (value === undefined) return [];
  const origins = value.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  if (!origins.every(isOrigin)) {
    env.problem(
      `PICTURE_ORIGINS must be origins such as https://media.example.com separated by commas, not ${JSON.stringify(value)}`,
    );
  }
  return origins;
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
