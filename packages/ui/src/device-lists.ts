/** The database in which the office keeps the rosters of today on a device. */
export const deviceLists = 'office-lists';

/** Erases the rosters that any page of this origin keeps. */
export function eraseDeviceLists(): void {
  try {
    indexedDB.deleteDatabase(deviceLists);
  } catch {
    // The browser keeps nothing.
  }
}

/** Erases them when the sign-in ends, on whichever page of the origin that happens. */
export function eraseListsAtSignOut(): void {
  addEventListener('authChanged', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const isSignedIn = typeof detail === 'object' && detail !== null && 'authenticated' in detail;
    if (!isSignedIn || detail.authenticated !== true) eraseDeviceLists();
  });
}
