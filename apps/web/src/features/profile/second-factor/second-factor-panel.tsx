import type { Profile } from '@counter/contract/auth';
import { useState, type ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AppStep } from './app-step.tsx';
import { FactorState } from './factor-state.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Step } from './step.ts';
import { text } from '../profile.text.ts';

const rest: Step = { at: 'rest' };

interface SecondFactorPanelProps extends Pick<Profile, 'secondFactor'> {
  /** Shown once there is a factor and its recovery codes are saved. */
  whenOn?: ReactNode;
}

/** The second factors: passkeys, the authenticator app and the recovery codes. */
export function SecondFactorPanel({ secondFactor, whenOn = null }: SecondFactorPanelProps) {
  const [step, setStep] = useState<Step>(rest);
  const back = (): void => setStep(rest);
  const onAdded = (codes: readonly string[]): void =>
    setStep(codes.length > 0 ? { at: 'codes', codes } : rest);
  return (
    <Panel title={text.secondFactor.secondFactor} description={text.secondFactor.secondFactorHelp}>
      {step.at === 'rest' ? <FactorState {...secondFactor} onStep={setStep} /> : null}
      {step.at === 'rest' && secondFactor.enabled ? whenOn : null}
      {step.at === 'app' ? <AppStep offer={step.offer} onAdded={onAdded} onCancel={back} /> : null}
      {step.at === 'passkey' ? (
        <PasskeyStep options={step.options} onAdded={onAdded} onCancel={back} />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onKept={back} /> : null}
    </Panel>
  );
}
