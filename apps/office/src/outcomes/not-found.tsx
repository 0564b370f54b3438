import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useScreen } from '../navigation/use-screen.ts';
import { SearchButton } from './search-button.tsx';

/** For an address that no screen of the office has. */
export function NotFound() {
  useScreen('Not found');
  return (
    <div className="office__note">
      <h1>There is nothing at this address</h1>
      <p className="muted">The link may be old, or a part of it may be missing.</p>
      <div className="row">
        <ButtonLink variant="ink" size="sm" href={paths.office.home()}>
          Open the office
        </ButtonLink>
        <SearchButton />
      </div>
    </div>
  );
}
