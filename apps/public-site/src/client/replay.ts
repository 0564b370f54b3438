/** What was touched is gone: the dialog that stood in for its answer must not stay. */
function closeEarlyDialog(): void {
  document.querySelector<HTMLDialogElement>('#register-wait[open]')?.close();
}

/**
 * Gives every early touch to the page, now that its handlers are there. A dialog that the inline script has opened
 * stays open: the handler finds it so.
 */
export function replayTouches(): void {
  const touches = window.detroitEarly?.takeOver() ?? [];
  document.documentElement.dataset['ready'] = 'true';
  for (const { kind, element } of touches) {
    element.removeAttribute('aria-busy');
    if (!element.isConnected) {
      closeEarlyDialog();
      continue;
    }
    if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
