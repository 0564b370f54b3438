/** Runs a command: prints what it says, or in one sentence why it could not, and ends with 0 or 1. */
export async function run(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** What the database said, where it was the database: the statement itself tells a person nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'detail' in cause ? `${cause.message}: ${String(cause.detail)}` : cause.message;
}
