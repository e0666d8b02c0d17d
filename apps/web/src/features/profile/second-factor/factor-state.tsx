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

type Factors = Profile['secondFactor'];

interface FactorStateProps extends Factors {
  onStep: (step: Step) => void;
}

/** So few are left that one should make new ones. */
const few = 3;

/** The second factors of a person, and what can be done with them. */
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
      { onSuccess: () => toastSuccess('The passkey is removed.'), onError: tell },
    );
  return (
    <>
      {factors.passkeys.map((passkey) => (
        <li key={passkey.id} className={classes.factor}>
          <div className={classes.words}>
            <h3 className={classes.title}>{passkey.name}</h3>
            <p className={classes.text}>
              Passkey, added <Ago at={passkey.addedAt} />
              {passkey.lastUsedAt === null ? (
                ', not used yet'
              ) : (
                <>
                  , last used <Ago at={passkey.lastUsedAt} />
                </>
              )}
            </p>
          </div>
          <Button
            variant="default"
            aria-label={`Remove passkey ${passkey.name}`}
            onClick={() => onRemove(passkey)}
          >
            Remove
          </Button>
        </li>
      ))}
      <li className={classes.factor}>
        <div className={classes.words}>
          {factors.passkeys.length === 0 ? (
            <>
              <h3 className={classes.title}>Passkey</h3>
              <p className={classes.text}>
                Sign in with your fingerprint, face or screen lock. Nobody can guess or phish it.
              </p>
            </>
          ) : null}
        </div>
        <Button variant="default" onClick={add}>
          {factors.passkeys.length === 0 ? 'Add a passkey' : 'Add another passkey'}
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
      { onSuccess: () => toastSuccess('Your authenticator app is removed.'), onError: tell },
    );
  return (
    <li className={classes.factor}>
      <div className={classes.words}>
        <h3 className={classes.title}>Authenticator app</h3>
        <p className={classes.text}>
          {since === null ? (
            'Enter a code from an app on your phone after your password.'
          ) : (
            <>
              Added <Ago at={since} />
            </>
          )}
        </p>
      </div>
      {since === null ? (
        <Button variant="default" onClick={add}>
          Add an app
        </Button>
      ) : (
        <Button variant="default" aria-label="Remove authenticator app" onClick={onRemove}>
          Remove
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
        <h3 className={classes.title}>Recovery codes</h3>
        <p className={classes.text}>{describeCodes(left)}</p>
      </div>
      <Button variant="default" onClick={onRenew}>
        New recovery codes
      </Button>
    </li>
  );
}

function tell(error: Error): void {
  if (!(error instanceof ProofCancelled)) toastFailure(explainFailure(error));
}

/** What removing one of the factors leaves. */
function foretell({ passkeys, authenticatorSince }: Factors): string {
  const count = passkeys.length + (authenticatorSince === null ? 0 : 1);
  if (count > 1) return 'Your other second factors stay.';
  return 'It is your last second factor: your password alone will sign you in, and your recovery codes stop working.';
}

function describeCodes(left: number): string {
  if (left === 0) return 'No recovery codes are left. Make new ones now.';
  const count = left === 1 ? '1 code is' : `${left} codes are`;
  return left <= few ? `Only ${count} left. Make new ones soon.` : `${count} left.`;
}
