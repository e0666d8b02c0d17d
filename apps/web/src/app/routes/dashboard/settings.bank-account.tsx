import { createFileRoute } from '@tanstack/react-router';
import { BankScreen } from '../../../features/bank/bank-screen.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/bank-account')({
  head: titled(text.bankAccount),
  staticData: { heading: text.bankAccount, permission: 'bank:read' },
  component: Bank,
});

function Bank() {
  return <BankScreen tabs={<SettingsTabs />} />;
}
