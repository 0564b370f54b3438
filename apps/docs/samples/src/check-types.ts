/** Fails when a sample has a type error. The `types` script runs it. */
import { compile } from './compile.ts';
import { allSamples } from './sample.ts';

const problems = compile(allSamples(), 'types');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
