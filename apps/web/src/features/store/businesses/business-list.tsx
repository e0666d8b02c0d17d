import type { Business } from '@counter/contract/store';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { SearchDrawing } from '../../../ui/display/drawings/search.tsx';
import { ShopDrawing } from '../../../ui/display/drawings/shop.tsx';
import { EmptyState, NotFoundState } from '../../../ui/feedback/states.tsx';
import { BusinessCard } from './business-card.tsx';
import classes from './business-list.module.css';
import { BusinessSkeletons } from './business-skeletons.tsx';
import { useBusinesses } from './businesses.queries.ts';
import { mayAddBusiness } from './may-add-business.ts';
import { findByName } from './businesses-search.ts';
import { text as sentences } from './businesses.text.ts';

interface BusinessListProps {
  userId: number;
  search: string | undefined;
}

/** The person's stores as cards, with a search by name. */
export function BusinessList({ userId, search }: BusinessListProps) {
  const list = useBusinesses(userId);
  return (
    <Page>
      <PageHeader
        title={sentences.myBusiness}
        actions={mayAddBusiness(list.data) ? <AddButton /> : null}
      />
      {isSearchable(list) ? <Search search={search} /> : null}
      {list.data && list.error ? (
        <Notice tone="info">{sentences.staleWarning(explainFailure(list.error))}</Notice>
      ) : null}
      <Content list={list} search={search} />
    </Page>
  );
}

/** Also true while the list loads, so that the layout doesn't shift. */
function isSearchable({ data, error }: ReturnType<typeof useBusinesses>): boolean {
  return data ? data.length > 0 : error === null;
}

function Search({ search = '' }: { search: string | undefined }) {
  const navigate = useNavigate({ from: '/dashboard/my-business' });
  return (
    <SearchField
      label={sentences.searchBusiness}
      group={sentences.myBusiness}
      value={search}
      onChange={(text) =>
        void navigate({ search: text ? { search: text } : {}, replace: true, resetScroll: false })
      }
    />
  );
}

function AddButton() {
  return (
    <LinkButton
      from="/dashboard/my-business"
      to="."
      search={(search) => ({ ...search, add: true as const })}
      leftSection={addIcon}
    >
      {sentences.addNewBusiness}
    </LinkButton>
  );
}

interface ContentProps {
  list: ReturnType<typeof useBusinesses>;
  search: string | undefined;
}

function Content({ list, search }: ContentProps) {
  const navigate = useNavigate({ from: '/dashboard/my-business' });
  const { data, error } = list;
  if (!data && error) {
    return (
      <Boxed>
        <FailedToLoad title={sentences.businessesNotLoaded} query={list} />
      </Boxed>
    );
  }
  if (!data) return <BusinessSkeletons />;
  if (data.length === 0) return <NoBusiness />;
  const found = findByName(data, search);
  if (found.length > 0) return <Cards businesses={found} />;
  return (
    <Boxed>
      <NotFoundState
        query={search ?? ''}
        onClear={() => void navigate({ search: {}, replace: true })}
        drawing={<SearchDrawing large />}
      />
    </Boxed>
  );
}

function Cards({ businesses }: { businesses: readonly Business[] }) {
  return (
    <ul className={classes.cards}>
      {businesses.map((business) => (
        <BusinessCard key={business.id} business={business} />
      ))}
    </ul>
  );
}

function NoBusiness() {
  return (
    <Boxed>
      <EmptyState
        drawing={<ShopDrawing large />}
        title={sentences.noBusinessTitle}
        description={sentences.noBusinessHelp}
      />
    </Boxed>
  );
}

function Boxed({ children }: { children: ReactNode }) {
  return <Panel flush>{children}</Panel>;
}
