/**
 * Keeps the server's HTML for a page that React can't hydrate: links, forms and text work without JavaScript. Returns a
 * function that restores it.
 */
export function keepReadable(root: HTMLElement): () => void {
  // A document without a window: in this one the copies of lazy pictures would load immediately.
  const backup = document.implementation.createHTMLDocument().importNode(root, true);
  return () => {
    const restored = document.importNode(backup, true);
    // A script opened these dialogs, and nothing could close them now.
    for (const dialog of restored.querySelectorAll('dialog[open]')) dialog.removeAttribute('open');
    root.replaceChildren(...restored.childNodes);
    // From now on the browser handles taps.
    window.detroitEarly?.takeOver();
  };
}
