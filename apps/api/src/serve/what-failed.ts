/** What may be written down of an error: where and why, never what the query carried. */
export interface Failure {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: Failure;
  readonly stack?: string;
}

/** Causes deeper than this say nothing new. */
const deepest = 5;

/** An error as logs carry it. PostgreSQL's `detail`, `where` and the parameters of a query stay behind. */
export function whatFailed(error: unknown): Failure {
  const stack = framesOf(error);
  return { ...said(error, 0), ...(stack !== '' && { stack }) };
}

/** The same in one line, for where only a text is kept. */
export function whatFailedInALine(error: unknown): string {
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
  // drizzle puts every parameter into the message.
  if (isOfQuery(error)) return `Failed query: ${String(error.query)}`;
  // PostgreSQL quotes what it could not read, in its class 22 alone.
  if (isUnreadableValue(error)) return error.message.replace(/".*"/s, '"..."');
  return error.message;
}

/** What the embedded PostgreSQL throws names its query too, but has words of its own. */
const isOfQuery = (error: Error): error is Error & { query: unknown; params: unknown } =>
  'query' in error && 'params' in error && !('severity' in error);

const isUnreadableValue = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);

/** The frames of a stack. It begins with the message, which may hold lines that look like frames. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error) || error.stack === undefined) return '';
  const { stack, message } = error;
  const start = stack.indexOf(message);
  if (start === -1) return '';
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^ {4}at /.test(line)).join('\n');
}
