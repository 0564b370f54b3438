import { useUnsaved } from '../tab-storage.ts';

/** Says that the browser does not keep what is typed into a form. Nothing while it does. */
export function UnsavedNotice() {
  if (!useUnsaved()) return null;
  return (
    <p className="sm muted" role="status">
      Your browser saves nothing for this page. Please do not reload or close it before you have finished:
      what you typed would be lost.
    </p>
  );
}
