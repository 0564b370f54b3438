import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};
// Packages of this repository are bundled from source; everything from the registry stays where it is installed.
const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@detroit-well/'));

export default defineConfig({
  entry: {
    server: 'src/app/server.ts',
    migrate: 'src/app/commands/migrate.ts',
    seed: 'src/app/commands/seed.ts',
    'create-owner': 'src/app/commands/create-owner.ts',
    'verify-waivers': 'src/app/commands/verify-waivers.ts',
    'publish-waiver': 'src/app/commands/publish-waiver.ts',
    'check-ledger': 'src/app/commands/check-ledger.ts',
    backup: 'src/app/commands/backup.ts',
    restore: 'src/app/commands/restore.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  sourcemap: true,
  noExternal: [/^@detroit-well\//],
  external,
  esbuildOptions: (options) => {
    options.conditions = ['detroit-source', 'import', 'module', 'default'];
  },
});
