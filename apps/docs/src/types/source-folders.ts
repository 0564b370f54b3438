import { join, resolve } from 'node:path';

/** The root of the repository. The build and the tests run in the folder of this app. */
const root = resolve(process.cwd(), '../..');

/** The packages whose sources the pages are generated from. */
export const clientFolder = join(root, 'packages/api-client');
export const kitFolder = join(root, 'packages/ui');
