import { NotBuiltPage } from './not-built-page.tsx';

export function Screen() {
  return <NotBuiltPage title="Waiver and Consent" />;
}
