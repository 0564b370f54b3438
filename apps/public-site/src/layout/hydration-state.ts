let hydrated = false;

/** True once React has taken over the server's HTML. */
export const isHydrated = (): boolean => hydrated;

export function markHydrated(): void {
  hydrated = true;
}
