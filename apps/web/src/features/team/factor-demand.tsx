import type { Team } from '@counter/contract/team';
import { explainFailure, ProofCancelled } from '../../lib/api.ts';
import type { ProofQuestion } from '../../lib/proof.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import classes from './team.module.css';
import { useDemandSecondFactor } from './team.queries.ts';
import { allOf } from './team-words.ts';

/** Whether everybody in the team has to have a second factor, and the way to change that. */
export function FactorDemand({ team }: { team: Team }) {
  const { userId } = useCurrentStore();
  const { mutate, isPending } = useDemandSecondFactor();
  const demanded = team.secondFactorDemanded;
  const mine = team.members.find((member) => member.userId === userId)?.secondFactor ?? false;

  function change() {
    const done = demanded ? 'It is no longer required.' : 'A second factor is now required.';
    const wish = { demanded: !demanded, question: questionOf(team) };
    mutate(wish, {
      onSuccess: () => toastSuccess(done),
      onError: (error) => {
        if (!(error instanceof ProofCancelled)) toastFailure(explainFailure(error));
      },
    });
  }

  return (
    <Panel
      title="Second factor for everyone"
      description="A passkey, or a code from an app besides the password, at every sign-in."
    >
      <div className={classes.demand}>
        <StatusBadge tone={demanded ? 'ready' : 'completed'}>
          {demanded ? 'Required' : 'Not required'}
        </StatusBadge>
        <p className={`${classes.text} ${classes.muted}`}>{explain(demanded, mine)}</p>
        {demanded || mine ? (
          <PendingButton variant="default" busy={isPending} onClick={change}>
            {demanded ? 'Stop requiring it' : 'Require it'}
          </PendingButton>
        ) : (
          <LinkButton variant="default" to="/dashboard/myprofile">
            Set up yours
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

function explain(demanded: boolean, mine: boolean): string {
  if (demanded) return 'Nobody on the team can work without one, or remove their last one.';
  if (mine) return 'Everyone decides for themselves.';
  return 'Set up your own before you require it of others.';
}

function questionOf(team: Team): ProofQuestion {
  if (team.secondFactorDemanded) {
    return {
      title: 'Stop requiring it?',
      consequence: 'People can then remove theirs. Your store is safer if they don’t.',
      submit: 'Stop requiring it',
    };
  }
  return { title: 'Require a second factor?', consequence: foretell(team), submit: 'Require it' };
}

function foretell({ members }: Team): string {
  const lacking = members.filter(({ secondFactor }) => !secondFactor);
  if (lacking.length === 0) return 'Everyone on the team has one already and will have to keep it.';
  const names = allOf(lacking.map(({ fullName }) => fullName));
  const have = lacking.length === 1 ? 'has' : 'have';
  return `${names} ${have} none yet. The store closes to them at once, until they set one up. We’ll show them how, and email them.`;
}
