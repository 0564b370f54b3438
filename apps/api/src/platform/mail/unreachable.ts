const beforeAnyEmail: unknown[] = ['EDNS', 'EAUTH', 'ETLS'];
const timeoutsBeforeAnyEmail: unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];
/** The error of nodemailer when a server rejects every connection, for example because it is busy. */
const notGreeted = /^Invalid greeting/;

/**
 * True if a nodemailer error happened before the mail server received any email: the name does not resolve, no address accepts a
 * connection, the server sends no greeting, or it rejects our credentials. A later timeout does not count, because the server may
 * have accepted the email.
 */
export function wasUnreachable(error: unknown): boolean {
  const { code, syscall, timeoutType, message, errors } = Object(error) as Record<string, unknown>;
  // One error for each address, when a name has several.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(wasUnreachable);
  return (
    beforeAnyEmail.includes(code) ||
    syscall === 'connect' ||
    timeoutsBeforeAnyEmail.includes(timeoutType) ||
    notGreeted.test(String(message))
  );
}
