/** The tapped element no longer exists, so the dialog opened for it must close. */
function closeEarlyDialog(): void {
  document.querySelector<HTMLDialogElement>('#register-wait[open]')?.close();
}

/**
 * Replays every early tap now that the page's handlers are attached. A dialog that the inline script opened stays open; the
 * handler expects that.
 */
export function replayEarlyTaps(): void {
  const taps = window.detroitEarly?.takeOver() ?? [];
  document.documentElement.dataset['ready'] = 'true';
  for (const { kind, element } of taps) {
    element.removeAttribute('aria-busy');
    if (!element.isConnected) {
      closeEarlyDialog();
      continue;
    }
    if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
