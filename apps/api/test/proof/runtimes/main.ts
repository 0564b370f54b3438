import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { send, type Plan } from './program.ts';

/** Node, Bun and Deno: `main <plan.json>` prints the results as JSON. */
const [, , plan = ''] = process.argv;
console.log(JSON.stringify(await send(JSON.parse(await readFile(plan, 'utf8')) as Plan)));
