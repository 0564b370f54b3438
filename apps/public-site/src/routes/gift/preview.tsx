import { brand } from '@detroit-well/config/brand';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { membershipPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { centsOf, type GiftInput } from './gift-values.ts';
import { giftCardTexts } from '@detroit-well/config/gift-cards';

/** The card and the email, as the recipient gets them. The code is made when it is sent. */
export function GiftPreview({ values }: { readonly values: GiftInput }) {
  const cents = centsOf(values);
  const amount = cents === null ? '$' : formatCents(cents);
  const name = values.recipient_name.trim();
  const sender = values.sender_name.trim();
  const line =
    [name && `For ${name}`, sender && `from ${sender}`].filter(Boolean).join(', ') || 'A gift card';
  const message = (values.message ?? '').trim();
  const when =
    values.when === 'day' && values.send_on !== '' ? `${formatLongDay(values.send_on)}, 9:00 AM` : 'now';
  return (
    <aside aria-label="Preview">
      <p data-part="caption">
        <span className="h4">{name ? `What ${name} gets` : 'What they get'}</span>
        <span className="sm muted">Preview</span>
      </p>
      <div data-part="card" data-theme="dark">
        <Picture path={membershipPicture} width={900} height={900} />
        <Lockup name={brand.name} />
        <div>
          <span className="num">{amount}</span>
          <span>{line}</span>
        </div>
      </div>
      <div data-part="mail">
        <p>
          <b>{sender ? `${sender} sent you a gift card` : giftCardTexts.received}</b>
          <span>{`To ${values.recipient_email.trim() || 'their email'}, ${when}`}</span>
        </p>
        <div data-part="ink" data-theme="dark">
          <Lockup name={brand.name} />
        </div>
        <div data-part="body">
          <p className="d3">{name ? `${amount} on the floor, ${name}` : `${amount} on the floor`}</p>
          {message ? <blockquote>{message}</blockquote> : null}
          <p className="muted">
            {sender ? `From ${sender}. ` : ''}Sign in or create an account, and enter this code.
          </p>
          <span data-part="code">XXXX-XXXX-XXXX</span>
        </div>
      </div>
    </aside>
  );
}
