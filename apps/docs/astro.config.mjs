import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { namedPictures } from '@detroit-well/art/build';
import { brand } from '@detroit-well/config/brand';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
import starlightTypeDoc from 'starlight-typedoc';
import { developmentFiles } from './src/tooling/development-files.ts';
import { finishBuild } from './src/tooling/finish-build.ts';
import { labeledTables } from './src/tooling/labeled-tables.ts';
import { redirects } from './src/tooling/redirects.ts';
import { sections } from './src/site.ts';

/** Reads our packages from their sources, in each of Astro's builds. */
const ownSources = {
  name: 'own-sources',
  configEnvironment: (name) => ({
    resolve: {
      conditions: ['detroit-source', name === 'client' ? 'browser' : 'node', 'module', 'import', 'default'],
      ...(name === 'client' ? {} : { noExternal: [/^@detroit-well\//] }),
    },
  }),
};
const port = Number(process.env['DOCS_PORT'] ?? 4300);
const own = (name) => `./src/components/${name}.astro`;

/**
 * A static site on Starlight (ADR-060). In JavaScript, because two plugins are published as TypeScript that our strict type
 * checker would check.
 */
export default defineConfig({
  site: process.env['DOCS_URL'] ?? `http://localhost:${port}`,
  output: 'static',
  outDir: './dist/client',
  cacheDir: './node_modules/.astro',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  server: { port },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  redirects,
  markdown: {
    processor: unified({ rehypePlugins: [rehypeHeadingIds, labeledTables], smartypants: false }),
  },
  integrations: [
    starlight({
      title: `Docs | ${brand.name}`,
      description: `The documentation of the ${brand.name} API and its packages.`,
      favicon: '/favicon.svg',
      customCss: ['./src/styles/docs.css'],
      components: {
        Footer: own('footer'),
        Header: own('header'),
        Hero: own('hero'),
        MarkdownContent: own('markdown-content'),
        PageTitle: own('page-title'),
        Sidebar: own('sidebar'),
      },
      // The keywords of a page count most.
      pagefind: { ranking: { metaWeights: { keywords: 50 } } },
      routeMiddleware: './src/route-data.ts',
      sidebar: sections.map(({ title, items = openAPISidebarGroups }) => ({ label: title, items })),
      plugins: [
        starlightOpenAPI([
          {
            base: 'reference',
            schema: './.openapi/reference.json',
            sidebar: { label: 'Calls' },
            snippets: { operation: false },
          },
        ]),
        starlightTypeDoc({
          entryPoints: ['./src/types/*/*.ts'],
          tsconfig: './src/types/tsconfig.json',
          output: 'types',
          typeDoc: {
            outputFileStrategy: 'modules',
            disableSources: true,
            skipErrorChecking: true,
            useCodeBlocks: true,
            parametersFormat: 'table',
            interfacePropertiesFormat: 'table',
            typeDeclarationFormat: 'table',
            tableColumnSettings: { hideModifiers: true, hideInherited: true },
            name: 'All entries',
            entryFileName: 'all.md',
          },
        }),
      ],
    }),
    react(),
    developmentFiles(),
    finishBuild(),
  ],
  vite: {
    plugins: [ownSources, namedPictures()],
    build: { assetsInlineLimit: 0 },
  },
});
