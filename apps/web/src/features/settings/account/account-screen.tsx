import { useStoreAccount } from '../settings.queries.ts';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { PickupPanel } from './pickup-panel.tsx';
import { TaxPanel } from './tax-panel.tsx';
import { text } from '../settings.text.ts';

/** The pickup instructions and the tax rate. */
export function AccountScreen() {
  return (
    <SettingsPage title={text.account.accountSettings} description={text.account.pageHelp}>
      <Account />
    </SettingsPage>
  );
}

function Account() {
  const query = useStoreAccount();
  return (
    <SettingsLoaded what={text.account.accountSettingsName} query={query} heights={[172, 96]}>
      {(account, reread) => (
        <>
          <PickupPanel account={account} reread={reread} />
          <TaxPanel account={account} reread={reread} />
        </>
      )}
    </SettingsLoaded>
  );
}
