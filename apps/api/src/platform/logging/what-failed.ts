/** The parts of an error that may be logged: where and why it happened, never the data of the query. */
export interface Failure {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: Failure;
  readonly stack?: string;
}

/** Deeper causes add no information. */
const deepest = 5;

/** An error as the log contains it, without PostgreSQL's `detail`, `where` and query parameters. */
export function whatFailed(error: unknown): Failure {
  const stack = framesOf(error);
  return { ...said(error, 0), ...(stack !== '' && { stack }) };
}

/** The same on one line, for places that store only text. */
export function whatFailedInOneLine(error: unknown): string {
  const lines: string[] = [];
  for (let at: Failure | undefined = said(error, 0); at !== undefined; at = at.cause) {
    lines.push(typeof at.code === 'string' ? `${at.code} ${at.message}` : at.message);
  }
  return lines.join(': ');
}

function said(error: unknown, depth: number): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name: type, cause } = error;
  return {
    type,
    message: messageOf(error),
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && depth < deepest && { cause: said(cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  // drizzle includes every parameter in the message.
  if (isOfQuery(error)) return `Failed query: ${String(error.query)}`;
  // Only errors of class 22 quote the value that PostgreSQL could not read.
  if (isUnreadableValue(error)) return error.message.replace(/".*"/s, '"..."');
  return error.message;
}

/** Errors of the embedded PostgreSQL also carry the query, but have their own message. */
const isOfQuery = (error: Error): error is Error & { query: unknown; params: unknown } =>
  'query' in error && 'params' in error && !('severity' in error);

const isUnreadableValue = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);

/** The frames of a stack. A stack starts with the message, which may contain lines that look like frames. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const { stack, message } = error;
  const start = stack.indexOf(message);
  if (start === -1) return '';
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^ {4}at /.test(line)).join('\n');
}
