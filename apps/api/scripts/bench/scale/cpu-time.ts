import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of a process in ms, over all its threads, from Linux' scheduler: exact to a microsecond. */
function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const times = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return times.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
  } catch {
    // The process has ended.
    return 0;
  }
}

/** The processes that a process has started, such as the connections of PostgreSQL. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0 && parentOf(each) === pid);
}

/** The process that started a process. */
export function parentOf(pid: number): number {
  try {
    // The name in parentheses may contain spaces.
    const [, state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) \w /);
    return Number(state?.split(' ')[0]);
  } catch {
    return 0;
  }
}

/** CPU time of several processes in ms. */
export const cpuTime = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
