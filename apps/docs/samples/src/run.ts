import { pathToFileURL } from 'node:url';
import { moduleOf } from './modules.ts';
import { titleOf } from './sample.ts';
import type { Sample } from './sample.ts';

/** Runs a sample as a module. Its failure names the line of the document. */
export async function run(sample: Sample, purpose: string): Promise<Record<string, unknown>> {
  const path = moduleOf(sample, purpose);
  try {
    return (await import(/* @vite-ignore */ path)) as Record<string, unknown>;
  } catch (cause) {
    const stack = cause instanceof Error ? (cause.stack ?? '') : '';
    const at = [path, pathToFileURL(path).href].map((one) => stack.split(`${one}:`)[1]).find(Boolean);
    const title = at === undefined ? titleOf(sample) : `${sample.path}:${Number.parseInt(at, 10)}`;
    const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    throw new Error(`${title} ${message}`, { cause });
  }
}
