import { defineConfig } from 'tsup';

// The private config package is bundled in; zod stays an external dependency.
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/clean-text.ts',
    'src/messages.ts',
    'src/messages/*.ts',
    'src/card.ts',
    'src/password-strength.ts',
    'src/forms/*.ts',
  ],
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2023',
  noExternal: [/^@detroit-well\/config/],
});
