import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const pnpm = join(root, 'node_modules/.bin/pnpm');

/** The build of the server of another revision, in a worktree of its own inside `folder`, which `remove` deletes. */
export function buildRevision(revision: string, folder: string): { folder: string; remove(): void } {
  const worktree = join(folder, 'worktree');
  const run = (command: string, cwd: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', root, 'worktree', 'add', '--quiet', '--detach', worktree, revision);
  run(pnpm, worktree, 'install', '--frozen-lockfile', '--prefer-offline', '--silent');
  run(pnpm, worktree, '--filter', '@detroit-well/api', 'exec', 'tsup', '--silent', '--no-sourcemap');
  return {
    folder: join(worktree, 'apps/api/dist'),
    remove: () => run('git', root, 'worktree', 'remove', '--force', worktree),
  };
}
