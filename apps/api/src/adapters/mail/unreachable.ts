const beforeAnyEmail: unknown[] = ['EDNS', 'EAUTH', 'ETLS'];
const timeoutsBeforeAnyEmail: unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];
/** Said of a server that turns away whoever comes, busy for instance. */
const notGreeted = /^Invalid greeting/;

/**
 * Whether a failure of nodemailer came before the mail server heard of any letter: its name is not found, it cannot be connected
 * to at any of its addresses, does not greet, or refuses our credentials. A silence later on is not one: the letter may have
 * been taken.
 */
export function wasUnreachable(error: unknown): boolean {
  const { code, syscall, timeoutType, message, errors } = Object(error) as Record<string, unknown>;
  // One failure for each address of a name that has several.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(wasUnreachable);
  return (
    beforeAnyEmail.includes(code) ||
    syscall === 'connect' ||
    timeoutsBeforeAnyEmail.includes(timeoutType) ||
    notGreeted.test(String(message))
  );
}
