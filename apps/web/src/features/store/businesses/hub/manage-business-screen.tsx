import { IconBuildingStore } from '@tabler/icons-react';
import { BackArrow } from '../../../../ui/actions/back-arrow.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../../../ui/layout/page.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../../../ui/feedback/loaded.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { useBusinesses } from '../businesses.queries.ts';
import { BusinessFacts } from './business-facts.tsx';
import { HubSkeleton } from './hub-skeleton.tsx';
import { HubTiles } from './hub-tiles.tsx';
import { hubText } from './hub.text.ts';
import { SharePanel } from './share-panel.tsx';
import { text } from '../businesses.text.ts';

interface ManageBusinessScreenProps {
  userId: number;
  storeUrl: string;
}

/** The hub of one of the person's businesses: its state, with links to all its screens. */
export function ManageBusinessScreen({ userId, storeUrl }: ManageBusinessScreenProps) {
  return (
    <Page>
      <PageHeader
        title={text.manageBusiness}
        back={<BackArrow to="/dashboard/my-business" label={hubText.backToMyBusiness} />}
      />
      <Content userId={userId} storeUrl={storeUrl} />
    </Page>
  );
}

function Content({ userId, storeUrl }: ManageBusinessScreenProps) {
  const query = useBusinesses(userId);
  const { data, error } = query;
  const business = data?.find((each) => each.storeUrl === storeUrl);
  if (business) {
    return (
      <>
        <BusinessFacts business={business} />
        <HubTiles business={business} />
        {business.storeApproved ? <SharePanel business={business} /> : null}
      </>
    );
  }
  if (data) return <NotYours storeUrl={storeUrl} />;
  if (!error) return <HubSkeleton />;
  return (
    <Panel flush>
      <FailedToLoad title={text.businessNotLoaded} query={query} />
    </Panel>
  );
}

function NotYours({ storeUrl }: { storeUrl: string }) {
  return (
    <Panel flush>
      <EmptyState
        icon={<IconBuildingStore size={32} stroke={1.5} />}
        title={text.noAccessTitle}
        description={<>{text.noAccessHelp(<strong>"{storeUrl}"</strong>)}</>}
        action={<LinkButton to="/dashboard/my-business">{text.goToMyBusiness}</LinkButton>}
      />
    </Panel>
  );
}
