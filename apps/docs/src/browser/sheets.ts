/** Closes the sheets of narrow screens when a link in them leads to a part of the page, and marks the part in view. */
export function connectSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) {
    sheet.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') && sheet.matches(':popover-open'))
        sheet.hidePopover();
    });
  }
  markPartInView();
  document.querySelector('.side [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
}

function markPartInView(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => [link.hash.slice(1), link]),
  );
  if (links.size === 0) return;
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  const mark = (): void => {
    // The last heading above the middle of the window is the one being read.
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * 0.4);
    for (const [id, link] of links) {
      if (id === (read ?? headings[0])?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
}
