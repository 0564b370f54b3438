/** Checks what a browser loads for the sign-in page, the dashboard and the session bridge, Brotli-compressed. */
import { fileURLToPath } from 'node:url';
import { measureBuild, reportBudgets } from '@detroit-well/web-server/budgets';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const app = measureBuild(client);
const bridge = measureBuild(client, 'bridge.json');
const script = ({ reached, bytesOf }, entries) => bytesOf(reached(entries).map(({ file }) => file));
const main = 'src/app/main.tsx';

reportBudgets([
  // The first file, which the next screen needs, and react-hook-form with the messages of a failed sign-in.
  { what: 'script, /login', bytes: script(app, [main, 'src/routes/login/login.tsx']), budget: 158_100 },
  // The bench compares it with the usual stack (at most 1.05 x; 0.97 x at 125 kB). The dashboard is part of the first file.
  { what: 'script, /dashboard', bytes: script(app, [main]), budget: 134_600 },
  { what: 'style, all screens', bytes: app.bytesOf([app.manifest['style.css'].file]), budget: 26_500 },
  { what: 'script, /session-bridge', bytes: script(bridge, ['src/auth/bridge.ts']), budget: 9_000 },
]);
