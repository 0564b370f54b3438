import type { TeamMember } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { fullName } from '../../access/use-person.ts';

interface Action {
  readonly label: string;
  readonly question: string;
  readonly done: string;
  readonly run: () => PromiseLike<unknown>;
  readonly leaves: boolean;
}

/** Ends the sign-ins of a person of the team, or removes them. Each says first what it does. */
export function MemberActions({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Action | null>(null);
  const action = useMutation({
    mutationFn: async ({ run }: Action) => run(),
    onSuccess: (_result, { done, leaves }) => {
      showToast({ tone: 'ok', title: done });
      void queries.invalidateQueries({ queryKey: ['office'] });
      setAsked(null);
      if (leaves) onClose();
    },
  });
  const ask = (one: Action): void => {
    action.reset();
    setAsked(one);
  };
  if (asked === null) {
    return (
      <div className="acts record__end">
        {actionsFor(member).map((one) => (
          <Button key={one.label} size="sm" variant="danger" onClick={() => ask(one)}>
            {one.label}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className="record__end" role="group" aria-label={asked.label}>
      {action.error ? <FailureFlash message={problemText(action.error)} /> : null}
      <p>{asked.question}</p>
      <div className="acts">
        <Button
          size="sm"
          variant="danger"
          busy={action.isPending}
          busyLabel="Processing..."
          onClick={() => action.mutate(asked)}
        >
          {asked.label}
        </Button>
        <Button size="sm" variant="line" disabled={action.isPending} onClick={() => setAsked(null)}>
          Keep
        </Button>
      </div>
    </div>
  );
}

function actionsFor(member: TeamMember): readonly Action[] {
  const params = { id: member.id };
  const name = fullName(member);
  if (member.status === 'invited') {
    return [
      {
        label: 'Withdraw invitation',
        question: `The link that ${name} got stops working.`,
        done: 'The invitation was withdrawn.',
        run: () => client.office.team.remove({ params }),
        leaves: true,
      },
    ];
  }
  return [
    {
      label: 'End sign-ins',
      question: `${name} is signed out on every device and signs in again with the password. The role stays.`,
      done: `${name} was signed out everywhere.`,
      run: () => client.office.team.endSessions({ params }),
      leaves: false,
    },
    {
      label: 'Remove from the team',
      question: `${name} can no longer open the office. The account and what they did there stay.`,
      done: `${name} was removed from the team.`,
      run: () => client.office.team.remove({ params }),
      leaves: true,
    },
  ];
}
