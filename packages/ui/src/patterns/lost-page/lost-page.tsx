import type { ReactNode } from 'react';

export interface LostPageProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly children: ReactNode;
  /** Address of the picture of a wheel, which stands for the zero of 404. */
  readonly picture: string;
  /** Where to go on, the signal button first. */
  readonly actions: ReactNode;
}

/**
 * The page of an address that leads nowhere: a wheel that rolled off replaces the zero of 404.
 *
 * @do Give a way home and a way to the sessions.
 * @dont Use it for a failure that Retry may end. Use a fallback screen.
 * @accessibility The number is one image named 404. The title is the heading of the page.
 */
export function LostPage({ title, children, picture, actions }: LostPageProps) {
  return (
    <div className="lost-page" data-theme="dark">
      <div className="lost wrap">
        <div data-part="number" role="img" aria-label="404">
          <span aria-hidden="true">4</span>
          <img src={picture} alt="" width={900} height={900} fetchPriority="high" />
          <span aria-hidden="true">4</span>
        </div>
        <div data-part="text">
          <div>
            <h1 className="d2">{title}</h1>
            <p className="lead muted">{children}</p>
          </div>
          <div className="row">{actions}</div>
        </div>
      </div>
    </div>
  );
}
