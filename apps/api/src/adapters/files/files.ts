import { createHash } from 'node:crypto';

/** Where files lie, by name. Behind it stands a folder or a bucket; storage elsewhere needs only these four. */
export interface Files {
  /** Keeps a file under the hash of its content and says that name: the same content is kept once. */
  write(content: Uint8Array): Promise<string>;
  /** Keeps a file under a name of the caller's: lowercase letters, digits and dashes. */
  keep(name: string, content: Uint8Array): Promise<void>;
  /** The file, or undefined when there is none of that name; storage that cannot say is an error. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Forgets a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}

/** Names can neither leave their folder or prefix nor meet a half-written file, which carries a dot. */
const isFileName = (name: string) => /^[a-z0-9][a-z0-9-]{0,120}$/.test(name);

/** SHA-256 in lowercase hex. */
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The four over storage that can put, get and delete: which names there are is decided here, once. */
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
