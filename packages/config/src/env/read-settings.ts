import type { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** The environment variables of a process; an empty string counts as not set. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** Lists every problem with the settings in one message. */
export class SettingsError extends OperatorError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  - ${problem}`).join('\n');
    super(`The settings cannot be used:\n${lines}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Reads the settings that `schema` describes; throws one SettingsError that lists every problem. */
export function readSettings<Schema extends z.ZodType>(schema: Schema, source: EnvSource): z.output<Schema> {
  const given = Object.entries(source).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const result = schema.safeParse(Object.fromEntries(given), { error: explain });
  if (result.success) return result.data;
  throw new SettingsError(oncePerSetting(result.error.issues));
}

/** Parts of a schema may read the same setting; its first problem is the most specific one. */
function oncePerSetting(issues: readonly z.core.$ZodIssue[]): string[] {
  const nameOf = ({ path }: z.core.$ZodIssue) => path.join('.');
  return issues
    .filter((issue, index) => issues.findIndex((other) => nameOf(other) === nameOf(issue)) === index)
    .map((issue) => `${nameOf(issue)} ${issue.message}`);
}

/** The message of an issue, to be read after the name of its setting. */
const explain: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (code === 'invalid_value') return notAllowed(oneOf(issue.values), input);
  if (code === 'invalid_union' && Array.isArray(issue['options'])) {
    return notAllowed(oneOf(issue['options']), (input as EnvSource)[String(issue.discriminator)]);
  }
  return input === undefined ? 'is needed' : undefined;
};

// A union whose first option is the default also lists undefined.
const oneOf = (values: readonly z.core.util.Primitive[]) =>
  values.flatMap((value) => (value === undefined ? [] : [String(value)])).join(' or ');

const notAllowed = (what: string, input: unknown) => `must be ${what}, not ${JSON.stringify(input)}`;

/** The message of a rejected value. It quotes the value, so it must not be used for a secret. */
export const mustBe = (what: string) => ({
  error: ({ input }: { input?: unknown }) => notAllowed(what, input),
});
