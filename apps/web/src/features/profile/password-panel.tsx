import { Panel } from '../../ui/layout/panel.tsx';
import { Disclosure } from './disclosure.tsx';
import { LinkedPanel } from './linked-panel.tsx';
import { PasswordForm } from './password-form.tsx';

/** The password: nobody can see it, only replace it. */
export function PasswordPanel({ email }: { email: string }) {
  return (
    <LinkedPanel hash="password">
      <Panel
        title="Password"
        description="When it changes, every other device is signed out. You stay signed in here."
      >
        <Disclosure label="Change password">
          {(close) => <PasswordForm email={email} onClose={close} />}
        </Disclosure>
      </Panel>
    </LinkedPanel>
  );
}
