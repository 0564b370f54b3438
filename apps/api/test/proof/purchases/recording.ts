import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { History } from './perform.ts';
import type { Good } from './plan.ts';

const folder = fileURLToPath(new URL('recorded', import.meta.url));
const fileOf = (good: Good) => `${folder}/${good}.txt`;

/** Writes the histories of a good down. */
export async function record(good: Good, histories: readonly History[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(good), `${histories.map(({ text }) => text).join('\n\n')}\n`);
}

/** The recorded histories of a good, by number. */
export async function readRecorded(good: Good): Promise<ReadonlyMap<number, string>> {
  const file = await readFile(fileOf(good), 'utf8');
  return new Map(
    file
      .trimEnd()
      .split('\n\n')
      .map((text) => [Number(/^# \S+ (\d+)/.exec(text)?.[1]), text]),
  );
}

/** The first line in which a history differs from its recording; null: none. */
export function firstDifference(recorded: string | undefined, { text, plan }: History): string | null {
  if (recorded === text) return null;
  const [before, now] = [(recorded ?? '').split('\n'), text.split('\n')];
  const at = now.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? now.length : at;
  const ended = '(the history ends)';
  return [
    `${plan.good} ${plan.number} (${plan.outcome}), line ${line + 1}`,
    `recorded: ${before[line] ?? ended}`,
    `now:      ${now[line] ?? ended}`,
  ].join('\n');
}
