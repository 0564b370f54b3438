/** The environment variables of a process; an empty string counts as not set. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** Lists every problem with the settings in one message. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  - ${problem}`).join('\n');
    super(`The settings cannot be used:\n${lines}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Reads one setting at a time and collects problems instead of throwing, so that all are reported together. */
export type EnvReader = {
  /** The string, or undefined when not set. */
  optional(name: string): string | undefined;
  /** The string, or the fallback. */
  text(name: string, fallback: string): string;
  /** The string; reports a problem when not set. `why` completes the sentence `NAME is needed ...`. */
  required(name: string, why?: string): string;
  /** One of the choices, or the fallback. */
  choice<const C extends string>(name: string, choices: readonly C[], fallback: C): C;
  /** A port from 0 to 65535; 0 lets the system choose. */
  port(name: string, fallback: number): number;
  /** An http or https address without a slash at its end. */
  url(name: string, fallback: string): string;
  /** Reports a problem found by comparing several settings. */
  problem(text: string): void;
};

/** Reads settings with `read`; throws one SettingsError that lists every problem. */
export function readSettings<T>(source: EnvSource, read: (env: EnvReader) => T): T {
  const problems: string[] = [];
  const settings = read(envReader(source, problems));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function envReader(source: EnvSource, problems: string[]): EnvReader {
  const optional = (name: string) => source[name]?.trim() || undefined;
  const problem = (text: string) => void problems.push(text);
  return {
    optional,
    problem,
    text: (name, fallback) => optional(name) ?? fallback,
    required: (name, why) => {
      const value = optional(name);
      if (!value) problem(why ? `${name} is needed ${why}` : `${name} is needed`);
      return value ?? '';
    },
    choice: (name, choices, fallback) => {
      const value = optional(name) ?? fallback;
      const chosen = choices.find((choice) => choice === value);
      if (!chosen) problem(`${name} must be ${choices.join(' or ')}, not ${JSON.stringify(value)}`);
      return chosen ?? fallback;
    },
    port: (name, fallback) => {
      const value = optional(name);
      const port = value === undefined ? fallback : Number(value);
      if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
      problem(`${name} must be a port from 0 to 65535, not ${JSON.stringify(value)}`);
      return fallback;
    },
    url: (name, fallback) => {
      const value = optional(name) ?? fallback;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (url?.protocol === 'http:' || url?.protocol === 'https:') return value.replace(/\/$/, '');
      problem(`${name} must be an http or https address, not ${JSON.stringify(value)}`);
      return fallback;
    },
  };
}
