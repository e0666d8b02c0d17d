import { balanceMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { LineList } from '../../ui/lists/line-list.tsx';
import { DrawerWaiting } from '../../ui/overlays/drawer-waiting.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCustomerCodes } from './promotions.queries.ts';
import { text } from './promotions.text.ts';

/** The promo codes that a customer used, latest first. */
export function CustomerCodes({ customerId }: { customerId: number }) {
  const { currency } = useCurrentStore();
  const query = useCustomerCodes(customerId);
  return (
    <Panel title={text.codesUsed}>
      {query.data ? (
        <LineList
          label={text.codesUsed}
          empty={text.noCodesUsed}
          lines={query.data.map(({ promoCode, orderNumber, discount, usedAt, givenBack }) => ({
            key: orderNumber,
            title: promoCode,
            value: balanceMoney(0 - discount, currency),
            note: (
              <>
                <Instant at={usedAt} /> · {text.orderOf(orderNumber)}
                {givenBack ? ` · ${text.givenBack}` : null}
              </>
            ),
          }))}
        />
      ) : (
        <DrawerWaiting what={text.codesUsed} query={query} />
      )}
    </Panel>
  );
}
