import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const kit = join(import.meta.dirname, '../../packages/ui/src');

/** A file of examples, shown as one page. */
export interface ExamplesFile {
  /** The file name without its ending, such as `button`. */
  readonly name: string;
  /** The group in the kit, such as `Controls`. */
  readonly group: string;
}

/** Every file of examples of the kit. */
export const examplesFiles: readonly ExamplesFile[] = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => ({
    name: basename(path, '.examples.tsx'),
    group: /title: '([^/']+)\//.exec(readFileSync(join(kit, path), 'utf8'))?.[1] ?? '',
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
