import type { Team } from '@counter/contract/team';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import classes from './team.module.css';
import { useDemandSecondFactor } from './team.queries.ts';
import { allOf } from './team-words.ts';

/** Whether everybody in the team has to have a second factor, and the way to change that. */
export function FactorDemand({ team }: { team: Team }) {
  const { userId } = useCurrentStore();
  const [asked, setAsked] = useState(false);
  const demanded = team.secondFactorDemanded;
  const mine = team.members.find((member) => member.userId === userId)?.secondFactor ?? false;
  return (
    <Panel
      title="Second factor for everybody"
      description="A code from an app on the phone, asked for besides the password at every sign-in."
    >
      <div className={classes.demand}>
        <StatusBadge tone={demanded ? 'ready' : 'completed'}>
          {demanded ? 'Demanded' : 'Not demanded'}
        </StatusBadge>
        <p className={`${classes.text} ${classes.muted}`}>{explain(demanded, mine)}</p>
        {demanded || mine ? (
          <Button variant="default" onClick={() => setAsked(true)}>
            {demanded ? 'Stop demanding it' : 'Demand it'}
          </Button>
        ) : (
          <LinkButton variant="default" to="/dashboard/myprofile">
            Set up yours
          </LinkButton>
        )}
      </div>
      <DemandDialog team={team} opened={asked} onClose={() => setAsked(false)} />
    </Panel>
  );
}

function explain(demanded: boolean, mine: boolean): string {
  if (demanded) return 'Nobody in the team gets on without one, and nobody can switch theirs off.';
  if (mine) return 'Everybody decides for themselves.';
  return 'Before you can demand it of others, switch on your own.';
}

interface DemandDialogProps {
  team: Team;
  opened: boolean;
  onClose: () => void;
}

function DemandDialog({ team, opened, onClose }: DemandDialogProps) {
  const { mutate, isPending } = useDemandSecondFactor();
  const demand = !team.secondFactorDemanded;

  function change() {
    const done = demand ? 'The second factor is demanded.' : 'It is demanded no longer.';
    mutate(demand, {
      onSuccess: () => toastSuccess(done),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={demand ? 'Demand a second factor?' : 'Stop demanding it?'}
      confirmLabel={demand ? 'Demand it' : 'Stop demanding it'}
      busy={isPending}
      onConfirm={change}
      onClose={onClose}
    >
      {demand
        ? foretell(team)
        : 'Everybody may switch theirs off from then on. Your store is safer if they do not.'}
    </ConfirmDialog>
  );
}

function foretell({ members }: Team): string {
  const lacking = members.filter(({ secondFactor }) => !secondFactor);
  if (lacking.length === 0) return 'Everybody in the team has one already, and keeps it then.';
  const names = allOf(lacking.map(({ fullName }) => fullName));
  const have = lacking.length === 1 ? 'has' : 'have';
  return `${names} ${have} none yet: the store is closed to them at once, until they have set one up. They are led through it, and told by mail.`;
}
