/**
 * Where toasts are drawn: over everything, also over an open dialog. Outside a modal dialog nothing can be pressed or
 * read aloud, so the layer moves into the topmost one; as a popover it keeps its place in the window there.
 */
export function openToastLayer(): { readonly element: HTMLElement; readonly raise: () => void } {
  const element = document.createElement('div');
  element.className = 'toast-layer';
  const isPopover = typeof element.showPopover === 'function';
  if (isPopover) element.popover = 'manual';

  function raise(): void {
    const dialogs = [...document.querySelectorAll('dialog:modal')].filter(
      (dialog) => !dialog.contains(element),
    );
    const host = dialogs.at(-1) ?? (element.closest('dialog:modal') ? element.parentElement : document.body);
    if (host && element.parentElement !== host) host.append(element);
    if (!isPopover) return;
    // Shown again, it comes before whatever has been opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }

  document.body.append(element);
  if (isPopover) element.showPopover();
  // `close` does not bubble; a closed dialog would take the layer with it.
  addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.contains(element)) {
        document.body.append(element);
        raise();
      }
    },
    true,
  );
  return { element, raise };
}
