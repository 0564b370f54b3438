import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Packages are read from their source, so nothing has to be built before the app. */
const conditions = ['detroit-source', 'module', 'browser', 'import', 'default'];

/** What the sign-in page and every other screen needs: one file, because small files compress badly. */
const frame = [
  /packages\/config\/src\/(?:paths|brand|constants)/,
  /packages\/ui\/src\/(?:icons|components\/(?:button|flash|icon-button|field|text-field|password-field|slash|lockup|skip-link)\/)/,
  /member-portal\/src\/(?:settings|screens|routes\.tsx|router\/|layouts\/(?:root|boundary|auth-layout)|session\/(?:presence|watch)|routes\/login\/(?:login|banner)\.)/,
  /preload-helper/,
];

/** What the dashboard's first sight needs beyond it. */
const members = [
  /packages\/api-client\/src\//,
  /member-portal\/src\/session\/(?:session|hint)/,
  /node_modules\/(?:\.pnpm\/)?@tanstack/,
  /packages\/config\/src\/studio/,
  /packages\/pricing\/src\//,
  /member-portal\/src\/routes\/dashboard\/session-view/,
  /packages\/ui\/src\/components\/(?:avatar|badge|status|skeleton|empty-state|tabs|table|site-header|site-footer|theme-toggle|modal)\//,
  /packages\/ui\/src\/patterns\/(?:async-view|training-item|session-row|session-card|date-plate)\//,
  /member-portal\/src\/(?:api\.|queries|query-state|early-answers|layouts\/(?:member|load|part)|trainings|words\/(?!waiting|link-words|file-size|money))/,
];
const lazily = /axios|catalogue-content/;

const anyOf = (patterns: readonly RegExp[]) => (id: string) =>
  !lazily.test(id) && patterns.some((pattern) => pattern.test(id));

export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  // The document is written by our server; Vite only makes the files it names.
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Small files stay files: data: URLs would need a wider content policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // All styles together are smaller than the bookkeeping of many; the server preloads a screen's chunks itself.
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: { main: 'src/main.tsx' },
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'vendor',
              test: /rolldown.runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[@/]/,
              priority: 3,
            },
            { name: 'frame', test: anyOf(frame), priority: 2 },
            { name: 'members', test: anyOf(members), priority: 1 },
          ],
        },
      },
    },
  },
});
