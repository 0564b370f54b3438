import { use } from 'react';
import type { MouseEvent } from 'react';
import { LayerHistoryContext } from '../../layer/layer-history.ts';
import { useLayer } from '../../layer/use-layer.ts';

export interface OpenMenu {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** For links in the menu: their target replaces the open menu in the history. */
  readonly leave: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The state of the menu.
 *
 * @param isOpenInDom whether its dialog is open in the document, because it was opened before hydration.
 */
export function useMenu(isOpenInDom: () => boolean): OpenMenu {
  const { followsLinks } = use(LayerHistoryContext);
  const layer = useLayer('menu', { named: () => (isOpenInDom() ? true : null) });
  return {
    open: layer.shown !== null,
    show: () => layer.open(true),
    close: layer.close,
    leave: (event) => {
      // The link did something else than to lead to a page.
      if (event.defaultPrevented) return layer.close();
      if (followsLinks || layer.shown === null || opensNewTab(event)) return;
      // mailto: and tel: links leave the page and its menu open.
      if (!event.currentTarget.protocol.startsWith('http')) return;
      event.preventDefault();
      location.replace(event.currentTarget.href);
    },
  };
}
