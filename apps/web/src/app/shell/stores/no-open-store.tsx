import { useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { text } from './no-open-store.text.ts';

interface NoOpenStoreProps {
  /** True if the person has any store. */
  isAnyThere: boolean;
}

/** Says why the store in the address can't be opened, and links elsewhere. */
export function NoOpenStore({ isAnyThere }: NoOpenStoreProps) {
  const { user } = useSession();
  if (!isAnyThere && user?.operator) {
    return (
      <EmptyState
        title={text.viewIsOver}
        description={text.viewIsOverHelp}
        action={<LinkButton to="/operator/stores">{text.backToStores}</LinkButton>}
      />
    );
  }
  if (!isAnyThere) {
    return <EmptyState title={text.noStore} description={text.noStoreHelp} />;
  }
  return (
    <EmptyState
      title={text.notOnTeamTitle}
      description={text.notOnTeamHelp}
      action={<LinkButton to="/dashboard/app">{text.goToYourStore}</LinkButton>}
    />
  );
}
