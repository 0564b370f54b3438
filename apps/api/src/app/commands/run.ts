import { operatorMessage } from '@detroit-well/config/env';
import { inspect } from 'node:util';
import { sqlStateOf } from '../../platform/database/sql-state.ts';
import { createPrivateFiles } from '../../platform/files/private-folder.ts';
import { whatFailedInOneLine } from '../../platform/logging/what-failed.ts';

/**
 * Runs a command: prints its result, or one sentence about the error, and exits with 0 or 1. The database's own words are
 * printed only with `LOG_LEVEL=debug`.
 */
export async function run(command: () => Promise<string>): Promise<void> {
  createPrivateFiles();
  try {
    console.log(await command());
  } catch (error) {
    console.error(reasonOf(error));
    if (process.env['LOG_LEVEL'] === 'debug') console.error(whatFailedInOneLine(error));
    process.exitCode = 1;
  }
}

const details = 'With LOG_LEVEL=debug, this command also prints what the database reported.';

function reasonOf(error: unknown): string {
  const known = operatorMessage(error);
  if (known !== undefined) return known;
  const state = sqlStateOf(error);
  if (state !== null) return `The database could not do this (SQLSTATE ${state}). ${details}`;
  if (!(error instanceof Error)) return inspect(error);
  // drizzle's message is the whole statement with its values.
  return 'query' in error ? `The connection to the database broke. ${details}` : error.message;
}
