import type { PageProps } from '../../page.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './loader.ts';
import { StudioContact } from './studio-contact.tsx';

/** The studio's contact details and the contact form. */
export function ContactPage({ data, context }: PageProps<ContactData>) {
  return (
    <div className="contact wrap">
      <h1 className="d1">{data.title}</h1>
      {data.body ? <RichText html={data.body} className="lead muted" /> : null}
      <div data-part="columns">
        <StudioContact now={context.now} example={context.demo} />
        <ContactForm apiUrl={context.apiUrl} topic={data.topic} />
      </div>
    </div>
  );
}
