import { brand } from '@detroit-well/config/brand';
import { replyTimeText } from '@detroit-well/config/studio';
import type { ReactNode } from 'react';
import { formTexts } from '../../messages/form-texts.ts';

/** The frame of the contact form. Without JavaScript, it shows the other contact options. */
export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <section data-part="write" aria-labelledby="contact-write">
      <h2 className="d3" id="contact-write">
        Write to us
      </h2>
      <p className="muted">{replyTimeText}</p>
      <p data-part="no-script">
        {formTexts.needsScript} Please call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      {children}
    </section>
  );
}
