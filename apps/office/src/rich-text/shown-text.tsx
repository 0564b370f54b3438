import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';

/** A text of the server, to be read. */
export function ShownText({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  // A fragment needs no trusted type.
  useEffect(() => {
    box.current?.replaceChildren(
      DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_DOM_FRAGMENT: true }),
    );
  }, [html]);
  return <div ref={box} className="shown-text" />;
}
