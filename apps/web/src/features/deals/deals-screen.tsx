import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { BackToBusiness } from '../../ui/actions/back-to-business.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TagDrawing } from '../../ui/display/drawings/tag.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { DealCard } from './deal-card.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';
import { useDeals } from './deals.queries.ts';
import classes from './deals.module.css';
import { MoreDeals } from './more-deals.tsx';
import { useDealActions } from './use-deal-actions.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './deals.text.ts';

/** The current store's deals as cards, newest first. */
export function DealsScreen() {
  const { can } = useCurrentStore();
  const list = useDeals();
  return (
    <Page>
      <PageHeader
        title={uiText.deals}
        description={text.pageHelp}
        back={<BackToBusiness />}
        actions={can('menu:write') ? <AddButton /> : null}
      />
      {list.rows && list.isRefetchError ? (
        <Notice tone="info">{text.staleWarning(explainFailure(list.error))}</Notice>
      ) : null}
      <Content list={list} />
    </Page>
  );
}

function AddButton() {
  const { storeUrl } = useCurrentStore();
  return (
    <LinkButton
      to="/dashboard/business/$storeUrl/deals/form"
      params={{ storeUrl }}
      leftSection={addIcon}
    >
      {text.addDeal}
    </LinkButton>
  );
}

function Content({ list }: { list: ReturnType<typeof useDeals> }) {
  const { rows: deals, error } = list;
  const actions = useDealActions();
  if (!deals && !error) return <DealSkeletons />;
  if (!deals) {
    return (
      <Boxed>
        <FailedToLoad title={text.dealsNotLoaded} query={list} />
      </Boxed>
    );
  }
  if (deals.length === 0 && !list.hasNextPage) return <NoDeals />;
  return (
    <>
      <ul className={classes.cards} aria-label={uiText.deals}>
        {deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} actions={actions} />
        ))}
      </ul>
      {list.hasNextPage ? <MoreDeals list={list} /> : null}
    </>
  );
}

function NoDeals() {
  const { can } = useCurrentStore();
  return (
    <Boxed>
      <EmptyState
        drawing={<TagDrawing large />}
        title={text.noDealFound}
        description={text.noDealsHelp}
        action={can('menu:write') ? <AddButton /> : null}
      />
    </Boxed>
  );
}

function Boxed({ children }: { children: ReactNode }) {
  return <Panel flush>{children}</Panel>;
}
