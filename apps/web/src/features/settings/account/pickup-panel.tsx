import { customerPickupRequest, type StoreAccount } from '@counter/contract/settings';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { SettingPanel } from '../setting-panel.tsx';
import { SettingsFact } from '../settings-facts.tsx';
import { useChangePickup } from '../settings.queries.ts';
import { text } from '../settings.text.ts';

interface AccountPanelProps {
  account: StoreAccount;
  /** Refetches the account. */
  reread: () => Promise<StoreAccount>;
}

const pickupOf = ({ pickup, pickupInstructions }: StoreAccount) => ({
  ...pickup,
  pickupInstructions,
});

/** The instructions for pickup customers. */
export function PickupPanel({ account, reread }: AccountPanelProps) {
  const { mutateAsync: send } = useChangePickup();
  return (
    <SettingPanel
      part="pickup"
      title={text.account.pickupTitle}
      description={text.account.pickupHelp}
      setting={pickupOf(account)}
      reread={async () => pickupOf(await reread())}
      request={customerPickupRequest}
      valuesOf={({ pickupInstructions }) => ({ pickupInstructions })}
      send={send}
      saved={text.account.pickupSavedToast}
      facts={
        <SettingsFact name={text.account.instructions}>{account.pickupInstructions}</SettingsFact>
      }
    >
      {(control) => (
        <TextareaField
          control={control}
          name="pickupInstructions"
          label={text.account.instructions}
          placeholder={text.account.instructionsPlaceholder}
          help={text.account.instructionsHelp}
          required
        />
      )}
    </SettingPanel>
  );
}
