import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { setup as bundleServer } from './built-server.ts';
import { startRunServer } from './template-postgres.ts';
import { makeTemplate, templateFolder } from './template.ts';

/** What the tests on PostgreSQL start from. Its three parts are made side by side. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await templateFolder();
  const [server, removeBundle] = await Promise.all([
    startRunServer(project, folder),
    bundleServer(project),
    makeTemplate(project, folder),
  ]);
  return async () => {
    await Promise.all([server.stop(), removeBundle()]);
    await rm(folder, { recursive: true, force: true });
  };
}
