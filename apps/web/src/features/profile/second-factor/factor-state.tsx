import type { Passkey, Profile } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { explainFailure, ProofCancelled } from '../../../lib/api.ts';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import {
  useOfferSecondFactor,
  useRemovePasskey,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useStartPasskey,
} from '../profile.queries.ts';
import classes from './second-factor.module.css';
import type { Step } from './step.ts';
import { text } from '../profile.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

type Factors = Profile['secondFactor'];

interface FactorStateProps extends Factors {
  onStep: (step: Step) => void;
}

/** With this many codes left or fewer, the person is asked to create new ones. */
const few = 3;

/** A person's second factors with their actions. */
export function FactorState({ onStep, ...factors }: FactorStateProps) {
  return (
    <ul className={classes.factors}>
      <Passkeys factors={factors} onStep={onStep} />
      <App factors={factors} onStep={onStep} />
      {factors.enabled ? <Codes left={factors.recoveryCodesLeft} onStep={onStep} /> : null}
    </ul>
  );
}

interface PartProps {
  factors: Factors;
  onStep: (step: Step) => void;
}

function Passkeys({ factors, onStep }: PartProps) {
  const start = useStartPasskey();
  const remove = useRemovePasskey();
  const add = () =>
    start.mutate(undefined, {
      onSuccess: (options) => onStep({ at: 'passkey', options }),
      onError: tell,
    });
  const onRemove = (passkey: Passkey) =>
    remove.mutate(
      { passkey, consequence: foretell(factors) },
      { onSuccess: () => toastSuccess(text.secondFactor.passkeyRemovedToast), onError: tell },
    );
  return (
    <>
      {factors.passkeys.map((passkey) => (
        <li key={passkey.id} className={classes.factor}>
          <div className={classes.words}>
            <h3 className={classes.title}>{passkey.name}</h3>
            <p className={classes.text}>
              {text.secondFactor.passkeyAdded(<Ago at={passkey.addedAt} />)}
              {passkey.lastUsedAt === null ? (
                text.secondFactor.notUsedYet
              ) : (
                <>{text.secondFactor.lastUsed(<Ago at={passkey.lastUsedAt} />)}</>
              )}
            </p>
          </div>
          <Button
            variant="default"
            aria-label={text.secondFactor.removePasskey(passkey.name)}
            onClick={() => onRemove(passkey)}
          >
            {uiText.remove}
          </Button>
        </li>
      ))}
      <li className={classes.factor}>
        <div className={classes.words}>
          {factors.passkeys.length === 0 ? (
            <>
              <h3 className={classes.title}>{text.secondFactor.passkey}</h3>
              <p className={classes.text}>{text.secondFactor.passkeyHelp}</p>
            </>
          ) : null}
        </div>
        <Button variant="default" onClick={add}>
          {factors.passkeys.length === 0
            ? text.secondFactor.addPasskey
            : text.secondFactor.addAnotherPasskey}
        </Button>
      </li>
    </>
  );
}

function App({ factors, onStep }: PartProps) {
  const offer = useOfferSecondFactor();
  const remove = useRemoveSecondFactor();
  const since = factors.authenticatorSince;
  const add = () =>
    offer.mutate(undefined, {
      onSuccess: (offered) => onStep({ at: 'app', offer: offered }),
      onError: tell,
    });
  const onRemove = () =>
    remove.mutate(
      { consequence: foretell(factors) },
      {
        onSuccess: () => toastSuccess(text.secondFactor.appRemovedToast),
        onError: tell,
      },
    );
  return (
    <li className={classes.factor}>
      <div className={classes.words}>
        <h3 className={classes.title}>{text.secondFactor.authenticatorApp}</h3>
        <p className={classes.text}>
          {since === null ? (
            text.secondFactor.authenticatorAppHelp
          ) : (
            <>{text.secondFactor.added(<Ago at={since} />)}</>
          )}
        </p>
      </div>
      {since === null ? (
        <Button variant="default" onClick={add}>
          {text.secondFactor.addAppButton}
        </Button>
      ) : (
        <Button
          variant="default"
          aria-label={text.secondFactor.removeAuthenticatorApp}
          onClick={onRemove}
        >
          {uiText.remove}
        </Button>
      )}
    </li>
  );
}

function Codes({ left, onStep }: { left: number; onStep: (step: Step) => void }) {
  const renew = useRenewRecoveryCodes();
  const onRenew = () =>
    renew.mutate(undefined, {
      onSuccess: (codes) => onStep({ at: 'codes', codes }),
      onError: tell,
    });
  return (
    <li className={classes.factor}>
      <div className={classes.words}>
        <h3 className={classes.title}>{text.secondFactor.recoveryCodes}</h3>
        <p className={classes.text}>{describeCodes(left)}</p>
      </div>
      <Button variant="default" onClick={onRenew}>
        {text.secondFactor.newRecoveryCodes}
      </Button>
    </li>
  );
}

function tell(error: Error): void {
  if (!(error instanceof ProofCancelled)) toastFailure(explainFailure(error));
}

/** Describes how to sign in after removing a factor. */
function foretell({ passkeys, authenticatorSince }: Factors): string {
  const count = passkeys.length + (authenticatorSince === null ? 0 : 1);
  if (count > 1) return text.secondFactor.otherFactorsHint;
  return text.secondFactor.lastFactorWarning;
}

function describeCodes(left: number): string {
  if (left === 0) return text.secondFactor.noCodesLeft;
  const count = text.secondFactor.codeCount(left);
  return left <= few ? text.secondFactor.fewCodesLeft(count) : text.secondFactor.codesLeft(count);
}
