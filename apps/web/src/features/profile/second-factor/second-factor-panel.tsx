import type { Profile, SecondFactorOffer } from '@counter/contract/auth';
import { useState, type ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import {
  useOfferSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from '../profile.queries.ts';
import { AppStep } from './app-step.tsx';
import { FactorState, type Wish } from './factor-state.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'password'; readonly wish: Wish }
  | { readonly at: 'app'; readonly offer: SecondFactorOffer }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const rest: Step = { at: 'rest' };

interface SecondFactorPanelProps extends Pick<Profile, 'secondFactor'> {
  /** What can be done once it is on and its recovery codes are kept. */
  whenOn?: ReactNode;
}

/** The second factor: switched on and off, one step after the other, and its recovery codes. */
export function SecondFactorPanel({ secondFactor, whenOn = null }: SecondFactorPanelProps) {
  const [step, setStep] = useState<Step>(rest);
  const back = (): void => setStep(rest);
  const showCodes = (codes: readonly string[]): void => setStep({ at: 'codes', codes });
  return (
    <Panel
      title="Second factor"
      description="A code from an app on your phone, asked for besides the password when you sign in."
    >
      {step.at === 'rest' ? (
        <FactorState {...secondFactor} onWish={(wish) => setStep({ at: 'password', wish })} />
      ) : null}
      {step.at === 'rest' && secondFactor.enabled ? whenOn : null}
      {step.at === 'password' ? (
        <Proof
          wish={step.wish}
          onOffer={(offer) => setStep({ at: 'app', offer })}
          onCodes={showCodes}
          onDone={back}
        />
      ) : null}
      {step.at === 'app' ? (
        <AppStep offer={step.offer} onConfirmed={showCodes} onCancel={back} />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onKept={back} /> : null}
    </Panel>
  );
}

interface ProofProps {
  wish: Wish;
  onOffer: (offer: SecondFactorOffer) => void;
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

function Proof({ wish, onOffer, onCodes, onDone }: ProofProps) {
  const offer = useOfferSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();

  if (wish === 'on') {
    const prove = async (password: string) => onOffer(await offer.mutateAsync(password));
    return (
      <ProofForm
        verb="Go on"
        help="First, so that nobody else does this."
        {...{ prove }}
        onCancel={onDone}
      />
    );
  }
  if (wish === 'codes') {
    const prove = async (password: string) => onCodes(await renew.mutateAsync(password));
    const help = 'The codes you have now stop working at once.';
    return <ProofForm verb="Make new codes" {...{ help, prove }} onCancel={onDone} />;
  }
  const prove = async (password: string) => {
    await remove.mutateAsync(password);
    toastSuccess('The second factor is off.');
    onDone();
  };
  const help = 'From then on the password alone signs you in.';
  return <ProofForm verb="Switch off" danger {...{ help, prove }} onCancel={onDone} />;
}
