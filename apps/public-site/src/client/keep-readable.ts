/**
 * Keeps what the server sent, for a page that React cannot take over: links, forms and text work without script.
 * Returns how to put it back.
 */
export function keepReadable(root: HTMLElement): () => void {
  // In a document without a window: in this one the invisible copies of lazy pictures would load at once.
  const kept = document.implementation.createHTMLDocument().importNode(root, true);
  return () => {
    const restored = document.importNode(kept, true);
    // What was open was opened by script; nothing could close it any more.
    for (const dialog of restored.querySelectorAll('dialog[open]')) dialog.removeAttribute('open');
    root.replaceChildren(...restored.childNodes);
    // From here on presses are the browser's.
    window.detroitEarly?.takeOver();
  };
}
