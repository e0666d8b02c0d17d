import type { Team } from '@counter/contract/team';
import { explainFailure, ProofCancelled } from '../../lib/api.ts';
import type { ProofQuestion } from '../../lib/account/proof.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import classes from './team.module.css';
import { useDemandSecondFactor } from './team.queries.ts';
import { allOf } from './team-words.ts';
import { text } from './team.text.ts';

/** Shows whether the team needs a second factor, with a switch to change that. */
export function FactorDemand({ team }: { team: Team }) {
  const { userId, can } = useCurrentStore();
  const { mutate, isPending } = useDemandSecondFactor();
  const demanded = team.secondFactorDemanded;
  const writes = can('team:write');
  const mine = team.members.find((member) => member.userId === userId)?.secondFactor ?? false;

  function submit() {
    const done = demanded ? text.notRequiredToast : text.requiredToast;
    const wish = { demanded: !demanded, question: questionOf(team) };
    mutate(wish, {
      onSuccess: () => toastSuccess(done),
      onError: (error) => {
        if (!(error instanceof ProofCancelled)) toastFailure(explainFailure(error));
      },
    });
  }

  const change =
    demanded || mine ? (
      <PendingButton variant="default" busy={isPending} onClick={submit}>
        {demanded ? text.stopRequiringIt : text.requireIt}
      </PendingButton>
    ) : (
      <LinkButton variant="default" to="/dashboard/myprofile">
        {text.setUpYours}
      </LinkButton>
    );
  return (
    <Panel title={text.secondFactorForEveryone} description={text.secondFactorHelp}>
      <div className={classes.demand}>
        <StatusBadge tone={demanded ? 'ready' : 'completed'}>
          {demanded ? text.required : text.notRequired}
        </StatusBadge>
        <p className={`${classes.text} ${classes.muted}`}>{explain(demanded, mine || !writes)}</p>
        {writes ? change : null}
      </div>
    </Panel>
  );
}

function explain(demanded: boolean, mine: boolean): string {
  if (demanded) return text.requiredHelp;
  if (mine) return text.notRequiredHelp;
  return text.setUpFirstHint;
}

function questionOf(team: Team): ProofQuestion {
  if (team.secondFactorDemanded) {
    return {
      title: text.stopRequiringItTitle,
      consequence: text.stopRequiringWarning,
      submit: text.stopRequiringIt,
    };
  }
  return { title: text.requireTitle, consequence: foretell(team), submit: text.requireIt };
}

function foretell({ members }: Team): string {
  const lacking = members.filter(({ secondFactor }) => !secondFactor);
  if (lacking.length === 0) return text.requireHint;
  const names = allOf(lacking.map(({ fullName }) => fullName));
  const have = lacking.length === 1 ? 'has' : 'have';
  return text.requireWarning(names, have);
}
