/** What Chromium, Firefox, Safari and Vite say when a script or style of the page cannot be fetched. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a file of the page is gone: a newer version was deployed, or the connection broke. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
