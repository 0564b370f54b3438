// Counts what a browser loads for the sign-in page and the dashboard, brotli, and fails when a budget is broken.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const client = new URL('../dist/client/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

const main = 'src/main.tsx';
const budgets = [
  {
    page: '/login',
    limit: 75_000,
    entries: [main, 'src/layouts/auth-layout.tsx', 'src/routes/login/login.tsx'],
    chunks: ['main', 'rolldown-runtime', 'react', 'frame', 'sign-in', 'auth-layout', 'login'],
  },
  {
    page: '/dashboard',
    limit: 94_000,
    entries: [main, 'src/layouts/member-layout.tsx', 'src/routes/dashboard/dashboard.tsx'],
    chunks: ['main', 'rolldown-runtime', 'react', 'frame', 'members', 'member-layout', 'dashboard'],
  },
];

/** Every file reached by plain imports; what is imported later, at its moment, does not count. */
function reached(entries) {
  const seen = new Set();
  const queue = [...entries];
  while (queue.length > 0) {
    const key = queue.pop();
    if (seen.has(key)) continue;
    if (!manifest[key]) throw new Error(`The client build has no ${key}.`);
    seen.add(key);
    queue.push(...(manifest[key].imports ?? []));
  }
  return [...seen].map((key) => manifest[key]);
}

const bytes = (file) => statSync(join(client, `${file}.br`)).size;
const total = (files) => [...new Set(files)].reduce((sum, file) => sum + bytes(file), 0);

const bridge = JSON.parse(readFileSync(join(client, '.vite/bridge.json'), 'utf8'))['src/session/bridge.ts'];
const bridgeLimit = 9_000;
const bridgeBytes = bytes(bridge.file);
let broken = bridgeBytes > bridgeLimit || (bridge.imports ?? []).length > 0;
console.log(`/session-bridge: ${bridgeBytes} bytes of script (budget ${bridgeLimit})`);

for (const { page, limit, entries, chunks } of budgets) {
  const files = reached(entries);
  // A form, a dialog, a payment or a failure is fetched at its moment: CONTRIBUTING.md, "The first view".
  const strangers = files.map(({ name }) => name).filter((name) => !chunks.includes(name));
  if (strangers.length > 0)
    console.log(`${page}: does not belong into the first view: ${strangers.join(', ')}`);
  const script = total(files.map(({ file }) => file));
  const style = total([manifest['style.css'].file]);
  const kept = script <= limit && strangers.length === 0;
  broken ||= !kept;
  console.log(
    `${page}: ${script} bytes of script (budget ${limit}), ${style} of style${kept ? '' : '  TOO MUCH'}`,
  );
}
if (broken) process.exit(1);
