/** publint and "are the types wrong" on a packed tarball. Returns one line for each finding. */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

export async function publintFindings({ folder, manifest }) {
  // The unpacked tarball has exactly the files that are published.
  const { messages } = await publint({ pkgDir: folder, level: 'suggestion', strict: true, pack: false });
  return messages.map((message) => `publint: ${formatMessage(message, manifest)}`);
}

/** Node 10 resolution knows no `exports`, and no supported Node uses it. */
export async function typesFindings({ tarball }) {
  const { types, problems = [] } = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  );
  if (!types) return ['attw: no types'];
  return problems
    .filter(({ resolutionKind }) => resolutionKind !== 'node10')
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
