import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie, by name. Behind it stands a folder; storage elsewhere needs only these four. */
export interface Files {
  /** Keeps a file under the hash of its content and says that name: the same content is kept once. */
  write(content: Uint8Array): Promise<string>;
  /** Keeps a file under a name of the caller's: lowercase letters, digits and dashes. */
  keep(name: string, content: Uint8Array): Promise<void>;
  /** The file, or undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Forgets a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}

/** Names can neither leave the folder nor meet a half-written file, which carries a dot. */
const isFileName = (name: string) => /^[a-z0-9][a-z0-9-]{0,120}$/.test(name);

/** Files in a folder, which is made when the first one comes. */
export function folderFiles(folder: string): Files {
  const keep = async (name: string, content: Uint8Array) => {
    if (!isFileName(name)) throw new Error('a file cannot have this name');
    await mkdir(folder, { recursive: true });
    // Whole or not at all: a crash while writing leaves no half file under the name.
    const partial = join(folder, `${name}.${randomUUID()}`);
    try {
      await writeFile(partial, content, { flush: true });
      await rename(partial, join(folder, name));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  };
  return {
    keep,
    write: async (content) => {
      const name = createHash('sha256').update(content).digest('hex');
      await keep(name, content);
      return name;
    },
    read: async (name) => {
      if (!isFileName(name)) return undefined;
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      if (isFileName(name)) await rm(join(folder, name), { force: true });
    },
  };
}
