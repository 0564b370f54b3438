/** Checks what a browser loads for the sign-in page, the dashboard and the session bridge, Brotli-compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileHint } from '@detroit-well/web-server/compile-hints';
import { measureBuild, reportBudgets } from '@detroit-well/web-server/budgets';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const { manifest, reached, bytesOf } = measureBuild(client);
const main = 'src/app/main.tsx';

const pages = [
  {
    page: '/login',
    budget: 75_000,
    entries: [main, 'src/layouts/auth-layout.tsx', 'src/routes/login/login.tsx'],
    chunks: ['main', 'rolldown-runtime', 'react', 'shell', 'sign-in', 'auth-layout', 'login'],
  },
  {
    page: '/dashboard',
    budget: 94_000,
    entries: [main, 'src/layouts/member-layout.tsx', 'src/routes/dashboard/dashboard.tsx'],
    chunks: ['main', 'rolldown-runtime', 'react', 'shell', 'members', 'member-layout', 'dashboard'],
  },
];

const rows = [];
const problems = [];
for (const { page, budget, entries, chunks } of pages) {
  const files = reached(entries);
  rows.push({ what: `script, ${page}`, bytes: bytesOf(files.map(({ file }) => file)), budget });
  // A form, a dialog, a payment or a failure loads when it is needed: README.md, "The first view".
  const unexpected = files.map(({ name }) => name).filter((name) => !chunks.includes(name));
  if (unexpected.length > 0) problems.push(`${page} loads too early: ${unexpected.join(', ')}`);
  for (const { file } of files) {
    if (bytesOf([file]) > 1_000 && !readFileSync(join(client, file), 'utf8').startsWith(compileHint))
      problems.push(`${file} lacks the hint to compile it while it loads: ADR-047.`);
  }
}
rows.push({ what: 'style, all screens', bytes: bytesOf([manifest['style.css'].file]), budget: 20_000 });

const bridge = measureBuild(client, 'bridge.json');
const bridgeFiles = bridge.reached(['src/auth/bridge.ts']).map(({ file }) => file);
rows.push({ what: 'script, /session-bridge', bytes: bridge.bytesOf(bridgeFiles), budget: 9_000 });
if (bridgeFiles.length > 1)
  problems.push(`The session bridge loads ${bridgeFiles.length} files instead of one.`);

reportBudgets(rows, problems);
