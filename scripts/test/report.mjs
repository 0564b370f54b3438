/** What the output of a step says: how many tests, which took longest, and what failed. Formats of Vitest, Playwright and compilers. */
import { stripVTControlCharacters } from 'node:util';

const linesOf = (output) => stripVTControlCharacters(output).split('\n');

/** Adds up the `N passed` and `N failed` lines of Vitest and Playwright. */
export function counted(output) {
  const lines = linesOf(output).filter((line) =>
    /(^|:)\s*Tests\s+\d|^\s*\d+ (passed|failed)( \(|$)/.test(line),
  );
  const sum = (word) =>
    lines.reduce((total, line) => total + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** The lines that name a failed test, its error and its difference. */
export function failures(output) {
  const matches = linesOf(output)
    .map((line) => line.trim())
    .filter((line) =>
      /^\d+\) \[|^> *\d+ \||^Locator:|^[+-] +(?!\d+ \[)\S|\bFAIL\s|^BROKEN |\b\w*Error: |error TS\d/.test(
        line,
      ),
    );
  return [...new Set(matches)].slice(0, 30).map((line) => line.slice(0, 240));
}

const seconds = { ms: 0.001, s: 1, m: 60 };
/** `✓ test/menu.test.tsx (3 tests) 1124ms` of Vitest, a file; `✓ 12 [phone] › menu.spec.ts:3:1 › opens (1.2s)` of Playwright, a test. */
const finished = [
  /[✓❯] (\S+\.tsx?) \(\d+ tests?.*\) ([\d.]+)(ms|s)/,
  /(?:[✓✘]|ok|x)\s+\d+ (\[.+) \(([\d.]+)(ms|s|m)\)$/,
];

/** The files or tests of a step that took longest, `{ name, seconds }`, longest first. */
export function slowest(output, count = 5) {
  return linesOf(output)
    .flatMap((line) => {
      const [, name, amount, unit] = finished.map((pattern) => pattern.exec(line)).find(Boolean) ?? [];
      return name === undefined ? [] : [{ name, seconds: Number(amount) * seconds[unit] }];
    })
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}
