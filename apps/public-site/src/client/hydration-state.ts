let awake = false;

/** Whether React has taken over the server's HTML. */
export const isAwake = (): boolean => awake;

export function wake(): void {
  awake = true;
}
