import type { ReactNode } from 'react';
import { trustedHtml } from '../client/trusted-types.ts';

interface RichTextProps {
  /** Sanitised by the API when it was written (SPEC-A 2, body HTML). */
  html: string;
  className?: string;
}

/** HTML of the content system. Hydration leaves what the server wrote as it is. */
export function RichText({ html, className = '' }: RichTextProps): ReactNode {
  return (
    <div
      className={`rich-text ${className}`.trim()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
