import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';

/** In a fixed order, which patterns do not have: the order of properties in a declaration depends on it. */
const modulesIn = (folder: string): [name: string, path: string][] =>
  readdirSync(`src/${folder}`)
    .toSorted()
    .map((file) => [`${folder}/${basename(file, '.ts')}`, `src/${folder}/${file}`]);

// The private config package is bundled in; zod stays an external dependency.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'clean-text': 'src/clean-text.ts',
    messages: 'src/messages.ts',
    ...Object.fromEntries(modulesIn('messages')),
    card: 'src/card.ts',
    'password-strength': 'src/password-strength.ts',
    ...Object.fromEntries(modulesIn('forms')),
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2023',
  noExternal: [/^@detroit-well\/config/],
});
