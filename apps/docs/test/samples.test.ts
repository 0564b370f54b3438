import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { homeSamples } from '../src/home/samples.ts';
import { curlSample, typescriptModule } from '../src/reference/call-samples.ts';
import { allCalls } from '../src/reference/calls.ts';

const folder = join(process.cwd(), 'test');

/** The samples as files that exist only for the compiler. */
const samples = new Map([
  ...allCalls.map(
    (call) => [join(folder, `sample-${call.noun}-${call.name}.ts`), typescriptModule(call)] as const,
  ),
  ...homeSamples.map(
    ({ code, lang }, index) => [join(folder, `sample-home-${index}.${lang}`), code] as const,
  ),
]);

/** The errors of the samples, one line each. */
function errorsIn(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(process.cwd(), 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const given = { ...options, types: ['node'], exactOptionalPropertyTypes: true, noUnusedLocals: false };
  const host = ts.createCompilerHost(given);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  const program = ts.createProgram([...files.keys()], given, host);
  return [...files.keys()]
    .map((path) => program.getSourceFile(path))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

it('names the address in the command of every call', () => {
  for (const call of allCalls) {
    expect(curlSample(call)).toContain('http://localhost:4000/api/v2/');
    expect(curlSample(call)).not.toMatch(/undefined|\[object|%7B/);
  }
});

it('compiles the sample of every call and of the start page', () => {
  const broken = join(folder, 'sample-broken.ts');
  const control = "import { createClient } from '@detroit-well/api-client';\ncreateClient({ baseUrl: 1 });\n";
  const errors = errorsIn(new Map([...samples, [broken, control]]));
  expect(errors.filter((line) => !line.startsWith(broken))).toEqual([]);
  expect(
    errors.some((line) => line.startsWith(broken)),
    'positive control',
  ).toBe(true);
});
