const beforeAnyLetter: unknown[] = ['EDNS', 'EAUTH', 'ETLS'];
const waitsBeforeAnyLetter: unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

/**
 * Whether a failure of nodemailer came before the mail server heard of any letter: its name is not found, it cannot be connected
 * to, never greets, or refuses our credentials. A silence later on is not one: the letter may have been taken.
 */
export function wasUnreachable(error: unknown): boolean {
  const { code, syscall, timeoutType } = Object(error) as Record<string, unknown>;
  return (
    beforeAnyLetter.includes(code) || syscall === 'connect' || waitsBeforeAnyLetter.includes(timeoutType)
  );
}
