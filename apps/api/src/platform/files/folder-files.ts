import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedFiles, type Files } from './files.ts';
import { privateModes } from './private-folder.ts';

/** Stores files in a folder, which the first write creates. */
export function folderFiles(folder: string): Files {
  return namedFiles({
    put: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: privateModes.folder });
      // Writes to a temporary name and renames, so that a crash leaves no partial file under the name.
      const partial = join(folder, `${name}.${randomUUID()}`);
      try {
        await writeFile(partial, content, { flush: true, mode: privateModes.file });
        await rename(partial, join(folder, name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  });
}
