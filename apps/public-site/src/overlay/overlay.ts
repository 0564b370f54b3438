import { paths } from '@detroit-well/config/paths';
import { mountOverlay } from '@detroit-well/telemetry/overlay';
import { scrub } from '@detroit-well/config/scrub';
import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import '@detroit-well/ui/overlay.css';
import type { PageContext } from '../page.ts';
import { onVisitor, readVisitor } from '../visitor/visitor.ts';

const off = { analytics: 'none', errorReporting: { via: 'none' } } as const;

/**
 * Shows toasts, the offline bar and the consent banner, and starts telemetry.
 *
 * @param notHydrated React could not hydrate the page, so only its plain HTML works.
 */
export function startOverlay(context: PageContext, notHydrated: boolean): void {
  const page = (): string => scrub(location.pathname);
  const { analytics, toasts } = mountOverlay({
    app: 'public-site',
    deployment: context.demo ? 'demo' : 'production',
    telemetry: context.telemetry ?? off,
    page,
    asOf: () => Date.parse(context.now),
    cookiesHref: paths.cookies(),
  });
  analytics.show({ page: page(), notFound: context.notFound === true });
  const showUnconfirmed = (): void => {
    const visitor = readVisitor();
    if (visitor.kind !== 'guest' || !visitor.isUnconfirmed) return;
    toasts.show({
      id: 'unconfirmed',
      tone: 'warn',
      title: "We couldn't check your sign-in.",
      text: `Reload the page or sign in again. If that doesn't help, allow cookies and frames of ${new URL(context.portalUrl).hostname} in your browser's settings.`,
    });
  };
  showUnconfirmed();
  onVisitor(showUnconfirmed);
  if (!notHydrated) return;
  toasts.show({
    id: 'asleep',
    tone: 'warn',
    title: `${boundaryTexts.title}.`,
    text: 'You can read this page, but not everything on it works.',
    action: { label: boundaryTexts.refresh, run: () => location.reload() },
  });
}
