import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderProblem, prepareDataFolder } from '../src/platform/database/data-folder.ts';
import { FolderInUse, takeLock } from '../src/platform/database/lock-file.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { users } from '../src/platform/database/schema/people.ts';
import { fillDataFolder } from './database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a process that takes the lock and lives until it is killed. */
async function otherHolder(path: string): Promise<{ kill: () => Promise<void> }> {
  const module = new URL('../src/platform/database/lock-file.ts', import.meta.url).href;
  const script = `const { takeLock } = await import(${JSON.stringify(module)});
    await takeLock(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return {
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('the data folder', () => {
  it('is denied to a second process while the first lives, and free once that process was killed', async () => {
    const path = join(folder, 'database.lock');
    const other = await otherHolder(path);
    await expect(takeLock(path)).rejects.toThrow(FolderInUse);
    await other.kill();
    const release = await takeLock(path);
    await release();
  });

  it('goes to exactly one of many processes that find the lock of a killed process', async () => {
    const path = join(folder, 'database.lock');
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 - 1, born: 'long ago' }));
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(path)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is free when an unrelated process has reused the process id of its lock', async () => {
    const path = join(folder, 'database.lock');
    await writeFile(path, JSON.stringify({ pid: process.pid, born: 'another boot:1' }));
    await expect(takeLock(path)).resolves.toBeTypeOf('function');
  });

  it('still has its data when it is opened again, and a second opener learns which process has it', async () => {
    await fillDataFolder(folder);
    const first = await openDatabase({ dataDir: folder });
    await first.db.insert(users).values({ email: 'kept@demo.test', passwordHash: 'x' });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('The data folder is in use');
    await first.close();
    const again = await openDatabase({ dataDir: folder });
    expect(await again.db.select({ email: users.email }).from(users)).toEqual([{ email: 'kept@demo.test' }]);
    await again.close();
  });

  it('is refused when it has files of a database but no PG_VERSION, and keeps them', async () => {
    await mkdir(join(folder, 'database/base'), { recursive: true });
    await writeFile(join(folder, 'database/base/1'), 'members');
    const error = await openDatabase({ dataDir: folder }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataFolderProblem);
    expect(String(error)).toContain('has files but no PG_VERSION');
    expect(await readdir(join(folder, 'database'), { recursive: true })).toEqual(['base', 'base/1']);
  });

  it('starts again after a first start that did not finish', async () => {
    const first = await prepareDataFolder(folder);
    await writeFile(join(first.path, 'part'), '');
    const second = await prepareDataFolder(folder);
    expect(await readdir(second.path)).toEqual([]);
    await writeFile(join(second.path, 'PG_VERSION'), '');
    await second.created();
    expect(await readdir((await prepareDataFolder(folder)).path)).toEqual(['PG_VERSION']);
  });
});
