import * as constants from '@detroit-well/config/constants';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';
import type { Typed } from '../late-form/late-form.tsx';
import { mailingListId, unexpectedError } from './mailing-list.ts';
import { JoinForm } from './join-form.tsx';
import { useJoin } from './use-join.ts';

/** The mailing list in the footer (SPEC-A 4): locked after success. */
export function FooterJoin({ apiUrl, typed }: { apiUrl: string; typed: Typed }) {
  const join = useJoin({ apiUrl, source: 'homepage', typed, unexpected: unexpectedError });
  const [closed, setClosed] = useState(false);
  const { joined } = join;
  return (
    <JoinForm
      id={mailingListId}
      join={join}
      buttonLabel={joined === null ? 'Join the list' : 'On the list'}
      locked={joined === null ? undefined : 'This address is on the list.'}
      message={
        joined === null || closed ? null : (
          <Flash
            tone="ok"
            title={joined}
            autoHideMs={constants.messageMs.newsletterAlert}
            onClose={() => setClosed(true)}
          />
        )
      }
    />
  );
}
