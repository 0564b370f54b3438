import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import { isMissingFile } from './is-missing-file.ts';
import { keepTypedFields } from './typed-fields.ts';

/** Files that this document has already failed to load, by their error message. */
const failedBefore = new Set<string>();
const reloadedKey = 'reloaded-without';

/**
 * Loads a file of the page that a person asked for. A failed `import()` may never succeed again in this document: Firefox
 * remembers it, and a deployment may have removed the file. If only a new document helps and the server is there, the page
 * reloads: once by itself when the file is gone, and otherwise at the second attempt. Until then, the error is thrown.
 *
 * @param load calls `import()`.
 * @param reload loads the new document, which `restoreTypedFields` gives what was typed.
 */
export async function loadFile<File>(
  load: () => Promise<File>,
  reload = (): void => location.reload(),
): Promise<File> {
  try {
    return await inTime(load());
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    const name = String(error);
    const again = failedBefore.has(name);
    failedBefore.add(name);
    const status = await statusOf(addressIn(name) ?? location.href);
    if (status === null || !(again || (status === 404 && isFirstReload(name)))) throw error;
    keepTypedFields();
    reload();
    return new Promise(() => {});
  }
}

/** Reloads the page if its server is there; the browser's own error page would lose what was typed. */
export async function reloadWhenReachable(): Promise<void> {
  if ((await statusOf(location.href)) === null) return;
  keepTypedFields();
  location.reload();
}

const hangs = 'Failed to fetch dynamically imported module in time.';

async function inTime<File>(loading: Promise<File>): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(hangs)), thirdPartyLimitMs);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** The address that Chromium and Firefox name in the error of a failed `import()`. */
const addressIn = (message: string): string | undefined => /https?:\/\/\S+/.exec(message)?.[0];

/** The status of a file on the server; null when there was no response. */
async function statusOf(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(thirdPartyLimitMs);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status;
  } catch {
    return null;
  }
}

/** True if the tab has not reloaded for the same file. Without storage it does not reload automatically. */
function isFirstReload(name: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === name) return false;
    sessionStorage.setItem(reloadedKey, name);
    return true;
  } catch {
    return false;
  }
}
