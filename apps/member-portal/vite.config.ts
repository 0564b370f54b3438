import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { namedPictures } from '@detroit-well/art/build';
import { compileHints } from '@detroit-well/web-server/compile-hints';
import { precompress } from '@detroit-well/web-server/precompress';
import { defineConfig, type Plugin } from 'vite';

/** Vite reads packages from their sources, so that they need no build before the app. */
const conditions = ['detroit-source', 'module', 'browser', 'import', 'default'];

/**
 * The files that load with the document. Small ones are joined, because they compress badly alone. Every screen uses React
 * and the router; `members` is the layout of the members' area with the client and its cache. Later content (a form, a dialog,
 * a payment, a failure, parts below the fold) uses `import()` and is not listed here. scripts/budgets.mjs fails when it
 * becomes part of the first view.
 */
const groups = [
  {
    name: 'react',
    test: /rolldown.runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/,
    priority: 5,
  },
  {
    name: 'shell',
    test: anyOf([
      /packages\/config\/src\/(?:paths(?!\/redirects)|brand|constants|slug)/,
      /packages\/art\/src\//,
      /packages\/ui\/src\/(?:icons|components\/(?:button|flash|icon-button|slash|lockup|skip-link)\/|patterns\/(?:error-boundary|boundary-screen\/boundary-texts))/,
      /packages\/api-client\/src\/errors\/network/,
      /packages\/telemetry\/src\/signals/,
      /member-portal\/src\/(?:settings|app\/(?:screens|portal-router|router-view)|router|outcomes\/boundary|auth\/(?:auth-state|watch))/,
      /preload-helper/,
      /node_modules\/(?:\.pnpm\/)?zustand[@/]/,
    ]),
    priority: 4,
  },
  {
    name: 'sign-in',
    test: anyOf([
      /packages\/ui\/src\/components\/(?:field|text-field|password-field)\//,
      /member-portal\/src\/(?:layouts\/auth-layout|routes\/login\/(?:login|banner)\.)/,
    ]),
    priority: 3,
  },
  {
    name: 'errors',
    test: anyOf([
      /packages\/api-client\/src\/(?:contract\/definition\/problem-texts|errors\/(?:catalogue|coming-soon|describe|row|sentences))/,
      /packages\/validation\/src\/messages\/prerequisites/,
      /packages\/ui\/src\/patterns\/fallback-screen\//,
      /member-portal\/src\/outcomes\/load-failure-screen/,
    ]),
    priority: 1,
  },
  {
    name: 'registering',
    test: anyOf([
      /packages\/pricing\/src\/(?:availability|rates|registration-rules|instants|money)/,
      /packages\/booking\/src\/session-view\/session-view/,
      /packages\/ui\/src\/(?:components\/(?:badge|seat-meter|table)\/|patterns\/(?:session-row|session-card)\/)/,
      /member-portal\/src\/routes\/dashboard\/(?:lower-blocks-content|register-block|session-row-list|about-cards)/,
    ]),
    priority: 1,
  },
  {
    name: 'client',
    test: anyOf([
      /packages\/api-client\/src\/(?:client\/(?:create-client|fallbacks|wire-table|rows\/(?!auth|navigation|profile|registered-sessions))|http\/(?:batch|axios-when-needed)|contract\/reads\/(?!auth|navigation|profile|program-of-session|registered-sessions|registration\.|session\.))/,
      /member-portal\/src\/api\/(?:client|queries)\.ts/,
    ]),
    priority: 1,
  },
  {
    name: 'members',
    test: anyOf([
      /packages\/api-client\/src\/(?:client\/(?:create-calls|rows\/(?:auth|navigation|profile|registered-sessions))|auth|errors\/(?:api-error|field-errors)|http\/(?!axios|batch|look-up)|contract\/(?:definition\/(?:headers|statuses|lenient|unreadable)|records\/(?:account|navigation|profile|programs|registrations|sessions)|reads\/(?:auth|navigation|profile|program-of-session|registered-sessions|registration\.|session\.)))/,
      /node_modules\/(?:\.pnpm\/)?@tanstack(?!.*(?:queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))/,
      /packages\/config\/src\/studio/,
      /packages\/ui\/src\/(?:components\/(?:avatar|status|skeleton|empty-state|tabs|site-header|modal\/use-native|text-link|visually-hidden)\/?|patterns\/(?:async-view|training-item|date-plate)\/)/,
      /member-portal\/src\/(?:api\/(?:transport|query-client|first-queries|query-state|early-responses)|auth\/|account\/|outcomes\/(?!load-failure-screen|boundary|broken-screen|action-problem|failure-message)|layouts\/(?!member-footer)|routes\/dashboard\/block|trainings|format\/(?:day|person|registered))/,
      /packages\/booking\/src\/session-view\/session-text/,
    ]),
    priority: 2,
  },
  {
    // What every form needs to check its fields, loaded with the first form.
    name: 'validation',
    test: anyOf([
      /zod-without-eval|node_modules\/(?:\.pnpm\/)?zod[@/]/,
      /packages\/validation\/src\/fields\/text/,
      /packages\/ui\/src\/components\/error-summary/,
    ]),
    priority: 0,
  },
];

/** The files of the first views, sign-in and the dashboard. They run as soon as they load. */
const runOnLoad = [
  'main',
  'react',
  'shell',
  'sign-in',
  'auth-layout',
  'login',
  'members',
  'member-layout',
  'dashboard',
];

function anyOf(patterns: readonly RegExp[]) {
  return (id: string): boolean => patterns.some((pattern) => pattern.test(id));
}

/**
 * Replaces the code that Vite puts around every `import()` to preload chunks and their styles. Here the server preloads the
 * chunks, and all styles are in one file, so that code would never preload anything, but would be part of every first view.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  plugins: [
    plainDynamicImports,
    react(),
    namedPictures(),
    compileHints(({ name }) => runOnLoad.includes(name)),
    precompress(),
  ],
  resolve: {
    conditions,
    alias: [
      {
        find: /^zod$/,
        replacement: fileURLToPath(import.meta.resolve('@detroit-well/booking/zod-without-eval')),
      },
    ],
  },
  // The portal's server renders the document; Vite only builds the files that it references.
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Vite does not inline small files: data: URLs would need a weaker content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // One stylesheet is smaller than the overhead of many. The server preloads a screen's chunks itself.
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: { main: 'src/app/main.tsx' },
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
