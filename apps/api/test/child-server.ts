import { inject } from 'vitest';
import { startBuild, type ChildServer } from './build-server.ts';

export type { ChildServer };

/** The server in a process of its own, from the build that the run made; see `startBuild`. */
export const startChild = (folder: string, more?: Record<string, string>): Promise<ChildServer> =>
  startBuild(inject('builtFolder'), folder, more);
