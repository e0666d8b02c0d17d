import type { OperatorStore } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { Instant } from '../when.tsx';

/** What the store is called and where it is. */
export function StorePanel({ store }: { store: OperatorStore }) {
  return (
    <Panel title="Store">
      <Facts>
        <Fact name="Address">{store.address}</Fact>
        <Fact name="Weblink">/s/{store.storeUrl}</Fact>
        <Fact name="Since">
          <Instant at={store.createdAt} />
        </Fact>
        <Fact name="Application">
          <TextLink
            to="/operator/applications/$storeId"
            params={{ storeId: String(store.id) }}
            search={{ state: 'ALL' }}
          >
            What was handed in
          </TextLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Who owns the store. */
export function OwnersPanel({ owners }: Pick<OperatorStore, 'owners'>) {
  return (
    <Panel title={owners.length === 1 ? 'Owner' : 'Owners'}>
      <Facts>
        {owners.map(({ fullName, email }) => (
          <Fact key={email} name={fullName}>
            <a className={classes.link} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
