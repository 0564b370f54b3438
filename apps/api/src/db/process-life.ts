import { readFileSync } from 'node:fs';

/** When a process began, as its system says (Linux: clock ticks since boot, with the boot's id); else empty. */
export function bornAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${fields?.[19] ?? ''}`;
  } catch {
    return '';
  }
}

/** Whether that very process still runs: the number alone may have gone to another one since. */
export function isAlive(pid: number, born: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = bornAt(pid);
  return now === '' || born === '' || now === born;
}
