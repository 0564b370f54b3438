import { createHash } from 'node:crypto';

/** The port for storing files by name, in a folder or a bucket. Another storage only needs these four operations. */
export interface Files {
  /** Stores a file under the hash of its content and returns that name. Identical content is stored once. */
  write(content: Uint8Array): Promise<string>;
  /** Stores a file under a name of the caller's choice: lowercase letters, digits and dashes. */
  keep(name: string, content: Uint8Array): Promise<void>;
  /** Returns the file, or undefined when no file has that name. Throws when the storage cannot tell. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Deletes a file. A missing file is no error. */
  remove(name: string): Promise<void>;
}

/** Names cannot leave their folder or prefix. They cannot collide with a partial file either, because its name contains a dot. */
const isFileName = (name: string) => /^[a-z0-9][a-z0-9-]{0,120}$/.test(name);

/** SHA-256 in lowercase hex. */
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Builds the four operations from put, get and delete. Names are validated only here. */
export function namedFiles(storage: {
  put(name: string, content: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  delete(name: string): Promise<void>;
}): Files {
  const keep = async (name: string, content: Uint8Array) => {
    if (!isFileName(name)) throw new Error('a file cannot have this name');
    await storage.put(name, content);
  };
  return {
    keep,
    write: async (content) => {
      const name = hashOf(content);
      await keep(name, content);
      return name;
    },
    read: async (name) => (isFileName(name) ? storage.get(name) : undefined),
    remove: async (name) => {
      if (isFileName(name)) await storage.delete(name);
    },
  };
}
