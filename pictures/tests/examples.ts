import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const kit = join(import.meta.dirname, '../../packages/ui/src');

/** A file of examples, shown as one page. */
export interface ExamplesFile {
  /** The file name without its ending, such as `button`. */
  readonly name: string;
  /** Its style depends on the width of the window. */
  readonly isWide: boolean;
}

const hasWidths = (style: string): boolean =>
  existsSync(style) && /@(?:media|container)[^{]*width/.test(readFileSync(style, 'utf8'));

/** Every file of examples of the kit. */
export const examplesFiles: readonly ExamplesFile[] = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => ({
    name: basename(path, '.examples.tsx'),
    isWide: hasWidths(join(kit, path.replace('.examples.tsx', '.css'))),
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
