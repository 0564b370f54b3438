import { readApiSettings, SettingsError } from '../src/env.ts';
import type { EnvSource } from '../src/env.ts';

/** What the API finds wrong with its settings; nothing where it would start. */
export function problemsOf(source: EnvSource): readonly string[] {
  try {
    readApiSettings(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
