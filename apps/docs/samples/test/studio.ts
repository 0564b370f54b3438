import { createMockStudio } from '@detroit-well/api-client/testing';
import { mswHandlers } from '@detroit-well/api-client/testing-msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test } from 'vitest';
import { writeModules } from '../src/modules.ts';
import { run } from '../src/run.ts';
import { allSamples, codeOf, titleOf } from '../src/sample.ts';
import type { Sample } from '../src/sample.ts';

const studio = createMockStudio();
const server = setupServer(...mswHandlers(studio, 'http://localhost:4000/api/v2'));

/** Some samples show how to start a server of their own. */
const startsServer = (sample: Sample): boolean => codeOf(sample).includes('setupServer(');
const isTest = (sample: Sample): boolean => /from 'vitest'/.test(codeOf(sample));

interface Page {
  /** Before a sample runs. */
  readonly open?: (sample: Sample) => void;
  /** With what the module of the sample exports. */
  readonly show?: (sample: Sample, exported: Record<string, unknown>) => Promise<void>;
}

/** Declares one test for each sample that runs here, with the mock studio at the address that samples use. */
export function testSamples(purpose: string, runsHere: (sample: Sample) => boolean, page: Page = {}): void {
  const samples = allSamples().filter(
    (sample) => sample.language !== 'sh' && sample.onlyCompiles === undefined && runsHere(sample),
  );
  writeModules(samples, purpose);

  let listens = false;
  afterEach(() => {
    if (listens) server.close();
    listens = false;
    studio.reset();
  });

  for (const sample of samples.filter(isTest))
    describe(`the tests of ${titleOf(sample)}`, async () => {
      await run(sample, purpose);
    });

  test.each(samples.filter((sample) => !isTest(sample)).map((sample) => [titleOf(sample), sample] as const))(
    '%s',
    async (_, sample) => {
      listens = !startsServer(sample);
      if (listens) server.listen({ onUnhandledFrame: 'error' });
      page.open?.(sample);
      const finished = run(sample, purpose).then((exported) => page.show?.(sample, exported));
      await expect(finished).resolves.toBeUndefined();
    },
  );

  test('there are samples to run', () => {
    expect(samples.length).toBeGreaterThan(0);
  });
}
