import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { namedPictures } from '@detroit-well/art/build';
import { compileHints } from '@detroit-well/web-server/compile-hints';
import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig } from 'vite';
import { belowStyleSource, entryNames, scriptSource, splitStyles, styleSource } from './src/entries.ts';

/**
 * Chunks that pages share, each named after its content. A page loads its entry and every chunk the entry imports, at most 8
 * files in all (scripts/budgets.mjs). Code that only some pages need must not be in a group that all pages load. Code that
 * waits for an interaction (a form, a payment, the API client) is loaded with `import()`.
 */
const groups = [
  {
    name: 'react',
    test: /rolldown.runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/,
    priority: 5,
  },
  {
    // The frame of every page: paths, header, footer, fallback screen, hydration, visitor.
    name: 'site',
    test: /node_modules\/(?:\.pnpm\/)?zustand[@/]|packages\/config\/src\/(?!regions|scrub)|packages\/api-client\/src\/(?:contract\/statuses|errors\/(?:network|coming-soon))|packages\/ui\/src\/(?:icons|theme|components\/(?:avatar|badge|breadcrumbs|button|field|flash|icon-button|lockup|modal|site-footer|site-header|skeleton|skip-link|slash|text-link|theme-toggle|visually-hidden)\/|patterns\/(?:boundary-screen|error-boundary|fallback-screen|newsletter-form)\/)|packages\/telemetry\/src\/(?:signals|analytics\/(?:consent|track))|packages\/art\/src\/|public-site\/src\/(?:client|layout|visitor\/(?!portal)|newsletter\/footer|pictures|rich-text)/,
    priority: 4,
  },
  {
    // Session cards and rows, and testimonials: home, training and session pages.
    name: 'sessions',
    test: /packages\/pricing\/src\/(?!plans|relevance)|packages\/api-client\/src\/(?:loading\/(?:poll|load-state)|queries\/retry|errors\/(?:api-error|training-page))|packages\/ui\/src\/(?:components\/seat-meter\/|patterns\/(?:session-card|session-row|date-plate)\/)|packages\/booking\/src\/session-view\/session-(?:text|view)|public-site\/src\/(?:testimonials\/|sessions\/(?:visitor-session|card-action))|register-href/,
    priority: 3,
  },
  {
    // Registration without its forms: training and session pages.
    name: 'registration',
    test: /packages\/pricing\/src\/plans|packages\/ui\/src\/components\/(?:status|checkbox)\/|packages\/booking\/src\/(?:human-check\/use|messages|session-full\/reasons)|public-site\/src\/(?:messages|sessions\/(?!availability-calls)|registration\/(?:panel-history|guest-panel-loading|guest-panel-host|use-register-clicks|use-guest-panel)|guest-client\/load-guest-client)/,
    priority: 2,
  },
  {
    // Error messages for visitors and idempotency keys: post, training and session pages.
    name: 'errors',
    test: /packages\/api-client\/src\/(?:contract\/problem-texts|errors\/(?!api-error|training-page|network|coming-soon)|http\/idempotency-key)|packages\/validation\/src\/messages\/prerequisites|public-site\/src\/rate-limit\//,
    priority: 3,
  },
  {
    // The client with the calls of a page that stays open for a while: they load together.
    name: 'api-client',
    test: /packages\/api-client\/src\/(?!queries\/|http\/(?:axios-transport|idempotency-key))|public-site\/src\/(?:like\/(?:like-calls|visitor-identity)|sessions\/availability-calls|guest-client\/guest-client)/,
    priority: 1,
  },
  {
    // Field rules as schemas, loaded when a form is validated.
    name: 'validation',
    test: /packages\/validation\/src\/(?!messages)|zod-without-eval|node_modules\/(?:\.pnpm\/)?zod[@/]/,
    priority: 0,
  },
];

/** Files that run as soon as a page loads them; those of forms, payments and calls wait for an interaction. */
const runsOnLoad = ({ isEntry, name }: { readonly isEntry: boolean; readonly name: string }): boolean =>
  isEntry || ['react', 'site', 'sessions', 'registration', 'errors', 'overlay'].includes(name);

/** Every entry file is called entry.tsx, so the output is named after its route. */
const entryName = (chunk: { readonly facadeModuleId: string | null }): string => {
  const route = /routes\/([^/]+)\/entry/.exec(chunk.facadeModuleId ?? '')?.[1];
  return `assets/${route ? `page-${route}` : '[name]'}-[hash].js`;
};

/** The browser build: one entry per route, one style sheet. Nothing is preloaded; the inline script loads the scripts late. */
export default defineConfig({
  plugins: [
    react(),
    namedPictures({ sketches: ['hero-skate-narrow', 'head-training'] }),
    compileHints(runsOnLoad),
    precompress(),
  ],
  // Packages are read from their source, so the site needs no earlier build.
  resolve: {
    conditions: ['detroit-source', 'module', 'browser', 'import', 'default'],
    alias: [
      {
        find: /^zod$/,
        replacement: fileURLToPath(import.meta.resolve('@detroit-well/booking/zod-without-eval')),
      },
    ],
  },
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    target: 'es2022',
    rollupOptions: {
      input: [
        ...entryNames.map(styleSource),
        ...splitStyles.map(belowStyleSource),
        ...entryNames.map(scriptSource),
      ],
      output: { entryFileNames: entryName, codeSplitting: { groups } },
    },
  },
});
