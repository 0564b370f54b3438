/**
 * `npm run bench` measures the figures that the project claims. `npm run bench -- pages` runs one part. The parts that take long
 * run only when they are named.
 */
const parts = {
  pages: () => import('./pages/run.mjs'),
  server: () => import('./server/run.mjs'),
  content: () => import('./content/run.mjs'),
  client: () => import('./client/run.mjs'),
  journeys: () => import('./journeys/run.mjs'),
};
const longParts = {
  memory: () => import('./memory/run.mjs'),
  scale: () => import('./scale/run.mjs'),
};

const wanted = process.argv.slice(2);
for (const [name, load] of Object.entries({ ...parts, ...longParts })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in longParts) continue;
  console.log(`\n== ${name}`);
  const { run } = await load();
  await run();
}
