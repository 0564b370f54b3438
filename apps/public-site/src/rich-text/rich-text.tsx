import type { ReactNode } from 'react';
import { trustedHtml } from '../client/trusted-types.ts';

interface RichTextProps {
  /** The API sanitizes it when it is written (SPEC-A 2, body HTML). */
  html: string;
  className?: string;
}

/** HTML from the content system. Hydration leaves the server's markup unchanged. */
export function RichText({ html, className = '' }: RichTextProps): ReactNode {
  return (
    <div
      className={`rich-text ${className}`.trim()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
