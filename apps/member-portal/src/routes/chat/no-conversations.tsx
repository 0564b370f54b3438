import { artPath } from '@detroit-well/art';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { readSettings } from '../../settings/settings.ts';

/** Shown to a member without conversations: with a picture on a page of its own, without one in the list. */
export function NoConversations({ picture = false }: { picture?: boolean }) {
  return (
    <EmptyState
      headingLevel={2}
      title="No conversations yet"
      art={picture ? <img src={artPath.named('empty-floor')} alt="" /> : undefined}
      action={
        <ButtonLink
          {...(picture ? { variant: 'signal', slash: true } : { variant: 'line', size: 'sm' })}
          href={siteUrl(readSettings().publicSiteUrl, paths.training())}
        >
          Find a session
        </ButtonLink>
      }
    >
      Register for a session and you can talk with its coach and everybody who comes.
    </EmptyState>
  );
}
