/** Loaded with `node --import` into each server: appends its memory to a file of MEMORY_DIR every ten seconds, in bytes. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.MEMORY_DIR;
if (folder) {
  const file = join(folder, `${process.pid}.jsonl`);
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, heapUsed, external })}\n`);
  }, 10_000).unref();
}
