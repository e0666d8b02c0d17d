import type { DeliveryFeeSettings } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import type { DeliveryTariff } from '@counter/contract/store';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { SettingsFact } from '../settings-facts.tsx';
import { text } from '../settings.text.ts';

/** Shows the delivery fees to people who can't change them. */
export function DeliveryFacts({ setting }: { setting: DeliveryFeeSettings }) {
  const { currency } = useCurrentStore();
  const { direct, pooled, zipCode } = setting;
  const byDistance = direct.kind === 'BANDS' || pooled.kind === 'BANDS';
  return (
    <>
      <SettingsFact name={text.store.directDelivery}>
        {describeTariff(direct, currency)}
      </SettingsFact>
      <SettingsFact name={text.store.pooledDelivery}>
        {describeTariff(pooled, currency)}
      </SettingsFact>
      {byDistance ? <SettingsFact name={text.store.zipCodeOfStore}>{zipCode}</SettingsFact> : null}
    </>
  );
}

/** Describes a tariff: "$ 2.99 up to 2 miles, $ 4.99 up to 5.5 miles. Free from $ 60.00." */
function describeTariff(tariff: DeliveryTariff, currency: string): string {
  if (tariff.kind === 'NONE') return text.store.nothing;
  const money = (amount: number) => formatMoney(amount, currency);
  const fees =
    tariff.kind === 'FLAT'
      ? money(tariff.fee)
      : tariff.bands
          .map(({ upToMiles, fee }) => text.store.upToMiles(money(fee), upToMiles))
          .join(', ');
  return tariff.freeFrom === null ? fees : text.store.freeFrom(fees, money(tariff.freeFrom));
}
