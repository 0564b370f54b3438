/** Fails when a sample has a type error, or an export of a published package no docstring. The `types` script runs it. */
import { compile } from './compile.ts';
import { entriesOf, undocumented } from './docstrings.ts';
import { allSamples, published } from './sample.ts';

const problems = [...compile(allSamples(), 'types'), ...undocumented(published.flatMap(entriesOf))];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
