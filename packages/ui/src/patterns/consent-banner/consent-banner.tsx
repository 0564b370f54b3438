import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';

export interface ConsentBannerProps {
  /** The page that explains what is measured and lets the user change the choice. */
  readonly cookiesHref: string;
  readonly onDecline: () => void;
  readonly onAccept: () => void;
}

/**
 * Asks for consent before any measurement. Both buttons look the same, and neither is preselected.
 *
 * @do Ask before the first measurement, and keep the choice changeable on the linked page.
 * @dont Make one button stand out or preselect it.
 * @dont Cover the page.
 * @accessibility A region named by its question. It takes no focus and blocks nothing.
 */
export function ConsentBanner({ cookiesHref, onDecline, onAccept }: ConsentBannerProps) {
  const titleId = useId();
  return (
    <section className="consent-banner" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>May we count visits?</h2>
        <p>
          With your consent we measure which pages are read and how far. No advertising, nothing sold, and the
          site works the same either way. You can change your mind under <a href={cookiesHref}>Cookies</a> at
          any time.
        </p>
      </div>
      <div data-part="choices">
        <Button onClick={onDecline}>Decline</Button>
        <Button onClick={onAccept}>Accept</Button>
      </div>
    </section>
  );
}
