/**
 * `npm run engines -- [part] [engines] [count]`: the sign-in of the two apps in three browser engines, in production behind nginx.
 * Parts: expiry, pictures, faults, obstacles, edges, door, hostile. Without arguments, all parts run in all engines.
 */
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { startRehearsal, type Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { runDoor } from './door.ts';
import { runEdges } from './edges.ts';
import type { Engine } from './engine.ts';
import { runExpiredTokens } from './expired-tokens.ts';
import { runFaults } from './faults.ts';
import { tryHostileTexts } from './hostile-texts.ts';
import { runObstacles } from './obstacles.ts';
import { takePictures } from './pictures.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

/** Runs one part in one engine and returns what is wrong. */
type Part = (engine: Engine, rehearsal: Rehearsal, count: number) => Promise<readonly string[]>;

const parts: Readonly<Record<string, Part>> = {
  expiry: runExpiredTokens,
  pictures: takePictures,
  faults: runFaults,
  obstacles: runObstacles,
  edges: runEdges,
  door: runDoor,
  hostile: tryHostileTexts,
};
const engines: Readonly<Record<string, Engine>> = { chromium, firefox, webkit };

// WebKitGTK needs a domain of a suffix in the Public Suffix List to see that two hosts are one site. IANA reserves this one.
const domain = 'example.com';

function chosen<T>(table: Readonly<Record<string, T>>, names = 'all'): readonly (readonly [string, T])[] {
  if (names === 'all') return Object.entries(table);
  return names.split(',').map((name) => {
    const found = table[name];
    if (found === undefined)
      throw new Error(`There is no "${name}". Choose from ${Object.keys(table).join(', ')}.`);
    return [name, found];
  });
}

const [partNames, engineNames, count = '100'] = process.argv.slice(2);
const chosenParts = chosen(parts, partNames);
const chosenEngines = chosen(engines, engineNames);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
const rehearsal = await startRehearsal({ domain, signal: stopping.signal });
stopping.signal.addEventListener('abort', () => void rehearsal.stop().then(() => process.exit(130)));
process.env.REHEARSAL_DOMAIN = domain;
await import('../rehearsal/loopback-names.mjs');
tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(rehearsal.caFile, 'utf8')]);

let isGood = true;
for (const [partName, part] of chosenParts) {
  for (const [engineName, engine] of chosenEngines) {
    const complaints = await part(engine, rehearsal, Number(count)).catch((error: unknown) => [
      String(error),
    ]);
    isGood &&= complaints.length === 0;
    for (const complaint of complaints) console.log(`${partName} in ${engineName}: ${complaint}`);
  }
}
await rehearsal.stop();
process.exit(isGood ? 0 : 1);
