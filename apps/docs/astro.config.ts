import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { namedPictures } from '@detroit-well/art/build';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { finishBuild } from './src/finish/finish-build.ts';
import { codeFences } from './src/markdown/code-fences.ts';
import { headingLinks } from './src/markdown/heading-links.ts';
import { labeledTables } from './src/markdown/labeled-tables.ts';

/** Reads our packages from their sources, in each of Astro's builds. */
const ownSources: Plugin = {
  name: 'own-sources',
  configEnvironment: (name) => ({
    resolve: {
      conditions: ['detroit-source', name === 'client' ? 'browser' : 'node', 'module', 'import', 'default'],
      ...(name === 'client' ? {} : { noExternal: [/^@detroit-well\//] }),
    },
  }),
};
const port = Number(process.env['DOCS_PORT'] ?? 4300);

/** A static site (ADR-060). Pages load no script that they need for reading. */
export default defineConfig({
  output: 'static',
  outDir: './dist/client',
  cacheDir: './node_modules/.astro',
  trailingSlash: 'always',
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [codeFences],
      rehypePlugins: [rehypeHeadingIds, headingLinks, labeledTables],
      smartypants: false,
    }),
  },
  integrations: [mdx(), react(), finishBuild()],
  vite: {
    plugins: [ownSources, namedPictures()],
    build: { assetsInlineLimit: 0 },
  },
});
