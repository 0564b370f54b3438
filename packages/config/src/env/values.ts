import { z } from 'zod';
import { mustBe } from './read-settings.ts';

/** Any text; settings are trimmed and never empty. */
export const text = z.string();

/** A setting without a default; `why` completes the sentence `NAME is needed ...`. */
export const required = (why: string) => z.string(`is needed ${why}`);

/** One of several values. */
export const choice = <const Value extends string>(...values: readonly [Value, ...Value[]]) => z.enum(values);

/** In a discriminated union, the option that also applies when its setting is missing. */
export const byDefault = <const Value extends string>(value: Value) =>
  z.literal(value).default(value).optional();

const isPort = (value: string) =>
  Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= 65_535;

/** A port from 0 to 65535; 0 lets the system choose. */
export const port = text.refine(isPort, mustBe('a port from 0 to 65535')).transform(Number);

/** A date and time with its zone, such as `2027-03-02T10:00:00-05:00`. */
export const instant = z.iso
  .datetime({ offset: true, ...mustBe('a date and time with its zone, such as 2027-03-02T10:00:00-05:00') })
  .transform((value) => new Date(value));

/** An http or https address without a slash at its end. */
export const httpUrl = z
  .url({ protocol: /^https?$/, ...mustBe('an http or https address') })
  .transform((url) => url.replace(/\/$/, ''));

/** An http or https address of a whole host. `error` says what it must not contain. */
export const httpOrigin = (error: string) =>
  httpUrl
    .refine(
      (url) => {
        const { pathname, search, hash, username } = new URL(url);
        return pathname === '/' && !search && !hash && !username;
      },
      { error },
    )
    .transform((url) => new URL(url).origin);

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const hostnamesOf = (value: string): readonly string[] =>
  value.split(',').map((name) => name.trim().toLowerCase());

const isHostname = (name: string): boolean =>
  URL.canParse(`https://${name}`) && new URL(`https://${name}`).hostname === name;

/** Names of hosts separated by commas, without scheme and port. */
export const hostnames = text
  .refine(
    (value) => hostnamesOf(value).every(isHostname),
    mustBe('host names such as www.example.com separated by commas'),
  )
  .transform(hostnamesOf);

const originsOf = (value: string): readonly string[] =>
  value.split(',').map((origin) => origin.trim().replace(/\/$/, ''));

/** Origins separated by commas. `example` is one of them, for the error. */
export const origins = (example: string) =>
  text
    .refine(
      (value) => originsOf(value).every(isOrigin),
      mustBe(`origins such as ${example} separated by commas`),
    )
    .transform(originsOf);
