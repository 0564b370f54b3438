import { trustedHtml } from './trusted-types.ts';

interface RichTextProps {
  /** Clean HTML (SPEC-A 2, body HTML). */
  readonly html: string;
  readonly className?: string;
}

/** HTML from the content system. Hydration leaves the server's markup unchanged. */
export function RichText({ html, className = '' }: RichTextProps) {
  return (
    <div
      className={`rich-text ${className}`.trim()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
