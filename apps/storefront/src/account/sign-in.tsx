import { useFocusOnMount } from '../lib/use-focus-on-mount.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import fieldClasses from '../ui/field.module.css';
import { CodeEntry } from './code-entry.tsx';
import type { SigningIn } from './use-sign-in.ts';
import { text } from './account.text.ts';

interface SignInProps {
  signIn: SigningIn;
  /** The reason for signing in now. */
  error?: string | undefined;
  /** True if entering the code also places the order. */
  isOrdering?: boolean;
}

/** The fields to sign in: the recipient of a code, then the code. */
export function SignIn({ signIn, error, isOrdering = false }: SignInProps) {
  const { sent, code, problem, send, startOver } = signIn;
  if (!sent) return <Recipient signIn={signIn} error={error} />;
  return (
    <CodeEntry
      key={sent.turn}
      sent={sent}
      code={code}
      submit={isOrdering ? text.placeOrder : text.signIn}
      outcome={isOrdering ? text.codePlacesOrder : undefined}
      problem={problem || (error ?? '')}
      onResend={() => void send()}
      otherwise={{ label: text.startOverButton, onClick: startOver }}
    />
  );
}

function Recipient({ signIn, error }: Pick<SignInProps, 'signIn' | 'error'>) {
  const { recipient, isSending, takesFocus, problem, setRecipient, send } = signIn;
  const field = useFocusOnMount<HTMLInputElement>(takesFocus);
  return (
    <div className={fieldClasses.inline}>
      <Field
        ref={field}
        label={text.phoneNumberOrEmail}
        autoComplete="tel"
        maxLength={254}
        value={recipient}
        error={problem || error}
        hint={text.signInHint}
        onChange={setRecipient}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void send();
        }}
      />
      <Button disabled={isSending} onClick={() => void send()}>
        {text.sendCode}
      </Button>
    </div>
  );
}
