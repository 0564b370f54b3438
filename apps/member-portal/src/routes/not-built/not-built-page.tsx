import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useTitle } from '../../router/use-title.ts';

/** A page that has its address but not its content yet. It says so and pretends nothing. */
export function NotBuiltPage({ title }: { title: string }) {
  useTitle(title);
  return (
    <div className="page">
      <Breadcrumbs items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: title }]} />
      <header className="page__head">
        <h1 className="d1">{title}</h1>
      </header>
      <EmptyState
        headingLevel={2}
        title="This page is not built yet"
        action={
          <ButtonLink variant="line" size="sm" href={paths.dashboard.home()}>
            Back to the dashboard
          </ButtonLink>
        }
      >
        Nothing can be changed here for now. Nothing you have given us is lost.
      </EmptyState>
    </div>
  );
}
