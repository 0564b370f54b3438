import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lineOf, placed } from './sample.ts';
import type { Sample } from './sample.ts';

const folder = resolve(import.meta.dirname, '../.samples');

/** Where the module of a sample is written. `purpose` keeps programs apart that run at the same time. */
export function moduleOf(sample: Sample, purpose: string): string {
  const extension = sample.language === 'html' ? 'js' : sample.language;
  return resolve(folder, purpose, sample.path, `${lineOf(sample)}.${extension}`);
}

/** The folder that contains the modules of a purpose. */
export const folderOf = (purpose: string): string => resolve(folder, purpose);

/** Writes each sample as a module whose lines have the numbers that they have in the document. */
export function writeModules(samples: readonly Sample[], purpose: string): void {
  rmSync(folderOf(purpose), { recursive: true, force: true });
  for (const sample of samples) {
    const path = moduleOf(sample, purpose);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sample.language === 'html' ? scriptOf(sample) : placed(sample));
  }
}

/** The inline module scripts of a page, on their lines. */
function scriptOf(sample: Sample): string {
  const [page = ''] = sample.blocks.map(({ code }) => code);
  const blocks = [...page.matchAll(/<script type="module">\n?([\s\S]*?)<\/script>/g)].map((match) => {
    const [whole, code = ''] = match;
    const before = page.slice(0, match.index + whole.indexOf(code)).split('\n').length;
    return { line: lineOf(sample) + before - 1, code };
  });
  return placed({ ...sample, blocks });
}
