import type { OperatorStore } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Fact, Facts } from '../facts.tsx';
import classes from '../operator.module.css';
import { Instant } from '../when.tsx';
import { text } from '../operator.text.ts';
import { storesText } from './stores.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Shows the store's name and address. */
export function StorePanel({ store }: { store: OperatorStore }) {
  return (
    <Panel title={text.store}>
      <Facts>
        <Fact name={uiText.address}>{store.address}</Fact>
        <Fact name={storesText.weblink}>
          <Weblink store={store} />
        </Fact>
        <Fact name={text.since}>
          <Instant at={store.createdAt} />
        </Fact>
        <Fact name={uiText.payouts}>
          <TextLink to="/operator/payouts" search={{ search: store.name }}>
            {storesText.payoutsOf(store.name)}
          </TextLink>
        </Fact>
        <Fact name={storesText.application}>
          <TextLink
            to="/operator/applications/$storeId"
            params={{ storeId: String(store.id) }}
            search={{ state: 'ALL' }}
          >
            {storesText.submittedDetails}
          </TextLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Links to the web store, which exists once the store is approved. */
function Weblink({ store: { approved, storeUrl } }: { store: OperatorStore }) {
  const path = storesText.storePath(storeUrl);
  if (!approved) return path;
  return (
    <a className={classes.link} href={path} target="_blank" rel="noreferrer">
      {path}
    </a>
  );
}

/** Lists the owners of the store. */
export function OwnersPanel({ owners }: Pick<OperatorStore, 'owners'>) {
  return (
    <Panel title={owners.length === 1 ? storesText.owner : storesText.owners}>
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
