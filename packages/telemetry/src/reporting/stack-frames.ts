/** A stack frame in Sentry's event format. */
export interface StackFrame {
  readonly function?: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const mostFrames = 50;
/** `at draw (https://host/assets/page.js:10:15)`, `at https://host/page.js:10:15`. */
const chromium = /^\s*at (?:(.{1,200}?) \()?([^\s()]{1,500}):(\d{1,9}):(\d{1,9})\)?$/;
/** `draw@https://host/assets/page.js:10:15`. */
const others = /^([^@\s]{0,200})@([^\s]{1,500}):(\d{1,9}):(\d{1,9})$/;

/** Parses stacks of Chromium, Node, Firefox and Safari; the throwing call comes last. */
export function stackFrames(stack: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const line of stack.split('\n').slice(0, mostFrames)) {
    const [, name, file, lineno, colno] = chromium.exec(line) ?? others.exec(line) ?? [];
    if (file === undefined) continue;
    const [filename = file] = file.split(/[?#]/);
    frames.unshift({
      ...(name ? { function: name } : {}),
      filename,
      lineno: Number(lineno),
      colno: Number(colno),
      in_app: !filename.includes('node_modules'),
    });
  }
  return frames;
}
