import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import type { ClosedReason } from '@detroit-well/api-client/chat';

const texts: Readonly<Record<ClosedReason, { readonly title: string; readonly text: string }>> = {
  not_allowed: {
    title: 'You are not part of this conversation',
    text: 'It is for the people of the session, or it does not exist.',
  },
  too_many: {
    title: 'Chat is open in too many windows',
    text: 'Close one of them, then reload this page.',
  },
  signed_out: { title: 'You are signed out', text: 'Sign in again to go on. What you wrote is kept.' },
};

/** Replaces the messages when the server rejects the connection. */
export function ClosedNotice({ reason }: { reason: ClosedReason }) {
  const { title, text } = texts[reason];
  return (
    <div className="chat__closed" role="alert">
      <EmptyState
        title={title}
        action={
          <ButtonLink variant="line" size="sm" href={paths.testChat()}>
            All conversations
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
