import { operatorMessage } from '@detroit-well/config/env';
import { inspect } from 'node:util';
import { createPrivateFiles } from '../../platform/files/private-folder.ts';

/** Runs a command: prints its result, or one sentence about the error, and exits with 0 or 1. */
export async function run(command: () => Promise<string>): Promise<void> {
  createPrivateFiles();
  try {
    console.log(await command());
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** The database's own message for a database error, because the failed statement does not help a person. */
function reasonOf(error: unknown): string {
  const known = operatorMessage(error);
  if (known !== undefined) return known;
  if (!(error instanceof Error)) return inspect(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'detail' in cause ? `${cause.message}: ${String(cause.detail)}` : cause.message;
}
