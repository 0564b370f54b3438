import { readFileSync } from 'node:fs';

/**
 * When a process started, according to the operating system (Linux: clock ticks since boot, with the boot id); otherwise
 * empty.
 */
export function bornAt(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${fields?.[19] ?? ''}`;
  } catch {
    return '';
  }
}

/** True if this exact process is still running. The process id alone may have been reused. */
export function isAlive(pid: number, born: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = bornAt(pid);
  return now === '' || born === '' || now === born;
}
