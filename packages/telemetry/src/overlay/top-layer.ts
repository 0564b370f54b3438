export interface TopLayer {
  readonly element: HTMLElement;
  /** Moves the layer above everything that is open. */
  readonly raise: () => void;
  /** Moves the layer back to the page, below every open dialog. */
  readonly lower: () => void;
}

/**
 * A layer above everything, including open dialogs. Content outside a modal dialog is inert, so the layer moves into the topmost
 * dialog. As a popover, it keeps its position in the window.
 */
export function openTopLayer(className: string): TopLayer {
  const element = document.createElement('div');
  element.className = className;
  const isPopover = typeof element.showPopover === 'function';
  if (isPopover) element.popover = 'manual';

  function show(host: Element): void {
    if (element.parentElement !== host) host.append(element);
    if (!isPopover) return;
    // Reopening the popover puts it above everything opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }

  function raise(): void {
    const dialogs = [...document.querySelectorAll('dialog:modal')].filter(
      (dialog) => !dialog.contains(element),
    );
    const host = dialogs.at(-1) ?? (element.closest('dialog:modal') ? element.parentElement : document.body);
    show(element.isConnected && host ? host : (dialogs.at(-1) ?? document.body));
  }

  document.body.append(element);
  if (isPopover) element.showPopover();
  // `close` does not bubble, and a closed dialog would hide the layer with it.
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
  return { element, raise, lower: () => show(document.body) };
}
