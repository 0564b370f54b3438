/** The error messages of Chromium, Firefox, Safari and Vite when a script or style cannot be loaded. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** True if an error means that a page file could not be loaded, after a deployment or a lost connection. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
