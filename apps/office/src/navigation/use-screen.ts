import { pageTitle } from '@detroit-well/config/brand';
import { useEffect } from 'react';
import { showTitle } from './screen-title.ts';

/** Sets the title of the document and the end of the trail, and moves the focus to the heading as the browser does for a new document. */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = pageTitle(`${title} | Office`);
    return showTitle(title);
  }, [title]);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement?.matches('input, select, textarea')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
