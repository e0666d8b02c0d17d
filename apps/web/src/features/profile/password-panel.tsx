import { Panel } from '../../ui/layout/panel.tsx';
import { Disclosure } from './disclosure.tsx';
import { LinkedPanel } from './linked-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { text } from './profile.text.ts';

/** The panel to change the password. */
export function PasswordPanel({ email }: { email: string }) {
  return (
    <LinkedPanel hash="password">
      <Panel title={text.password} description={text.passwordHelp}>
        <Disclosure label={text.changePassword}>
          {(close) => <PasswordForm email={email} onClose={close} />}
        </Disclosure>
      </Panel>
    </LinkedPanel>
  );
}
