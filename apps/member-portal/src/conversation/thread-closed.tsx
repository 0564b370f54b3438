import { paths, siteUrl } from '@detroit-well/config/paths';
import { readSettings } from '../settings/settings.ts';
import './thread-closed.css';

/** Replaces the field for a message after the session. */
export function ThreadClosed() {
  return (
    <p className="thread-closed sm muted" role="status">
      This session is over, so the thread is closed. Questions:{' '}
      <a href={siteUrl(readSettings().publicSiteUrl, paths.contact())}>write to the studio</a>.
    </p>
  );
}
