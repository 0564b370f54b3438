import { readApiSettings, SettingsError } from '../src/env.ts';
import type { EnvSource } from '../src/env.ts';

/** Problems that the API reports about its settings; empty when it would start. */
export function problemsOf(source: EnvSource): readonly string[] {
  try {
    readApiSettings(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
