/** Runs a rehearsal under light traffic and compares each server's memory at the end with minutes 8 to 12. */
import { reachFromNode } from '@detroit-well/e2e/reach-from-node';
import { startRehearsal } from '@detroit-well/e2e/rehearsal';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startTraffic } from './traffic.mjs';

const minutes = Number(process.env.BENCH_MINUTES ?? 60);
/** The average of the last four minutes may be this many times the average of minutes 8 to 12. */
const mostTimes = 1.1;
const minuteMs = 60_000;
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

if (!(minutes >= 16)) {
  console.error(
    'BENCH_MINUTES must be at least 16, so that the last four minutes come after minutes 8 to 12.',
  );
  process.exit(1);
}
// Ctrl-C stops the servers as well.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());

const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'));
process.env.MEMORY_DIR = folder;
const sampler = new URL('report-memory.mjs', import.meta.url).href;
const rehearsal = await startRehearsal({
  // `kill -USR2` writes a heap snapshot of a server that grows.
  nodeOptions: `--import ${sampler} --heapsnapshot-signal=SIGUSR2`,
  say: (line) => console.log(line),
  signal: stopping.signal,
});
await reachFromNode(rehearsal);
console.log(`Samples are in ${folder}; processes: ${JSON.stringify(rehearsal.processIds)}`);
const traffic = startTraffic(rehearsal);
const began = Date.now();
const { signal } = stopping;
const isOver = await setTimeout(minutes * minuteMs, true, { signal }).catch(() => false);
traffic.stop();
if (!isOver) {
  await rehearsal.stop();
  await rm(folder, { recursive: true });
  process.exit(1);
}

console.log(`${minutes} minutes; responses: ${JSON.stringify(traffic.counts, null, 1)}`);
for (const [name, pid] of Object.entries(rehearsal.processIds)) {
  const lines = (await readFile(join(folder, `${pid}.jsonl`), 'utf8')).trim().split('\n');
  const samples = lines.map((line) => JSON.parse(line));
  const between = (from, to) =>
    samples.filter(({ at }) => at >= began + from * minuteMs && at < began + to * minuteMs);
  const [early, late] = [between(8, 12), between(minutes - 4, minutes)];
  const figures = (part) => {
    const [rss, used] = ['rss', 'heapUsed'].map((field) => part.map((sample) => sample[field]));
    return `${megabytes(average(rss))} (heap ${megabytes(average(used))}, lowest ${megabytes(Math.min(...used))})`;
  };
  console.log(
    `${name}: ${samples
      .filter((_, index) => index % 30 === 0)
      .map(({ rss }) => Math.round(rss / 2 ** 20))
      .join(' ')} MB every five minutes`,
  );
  const ratio = average(late.map(({ rss }) => rss)) / average(early.map(({ rss }) => rss));
  console.log(
    `${ratio <= mostTimes ? 'ok    ' : 'GROWS '} ${name}: minutes 8 to 12 ${figures(early)}, last 4 minutes ${figures(late)}, ${ratio.toFixed(3)} x`,
  );
  if (!(ratio <= mostTimes)) process.exitCode = 1;
}
await rehearsal.stop();
await rm(folder, { recursive: true });
process.exit();
