import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly 'detroit-source': string }>>;
}

const manifestUrl = new URL('../package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifestUrl, 'utf8')) as Manifest;

const notInstalled = vi.hoisted(() => () => {
  throw new Error('The peer is not installed.');
});
vi.mock('@tanstack/react-query', notInstalled);
vi.mock('msw', notInstalled);

const load = (entry: string): Promise<object> =>
  import(new URL(`../${exports[entry]?.['detroit-source'] ?? ''}`, import.meta.url).href) as Promise<object>;

const withPeer = ['./queries', './office-queries', './testing-msw'];

test.each(Object.keys(exports).filter((entry) => !withPeer.includes(entry)))(
  'the entry %s loads where no optional peer is installed',
  async (entry) => {
    expect(Object.keys(await load(entry))).not.toEqual([]);
  },
);

test.each(withPeer)('the entry %s does not load without its peer (positive control)', async (entry) => {
  await expect(load(entry)).rejects.toThrow();
});
