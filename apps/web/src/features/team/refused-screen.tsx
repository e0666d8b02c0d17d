import { rolesWith, type Permission } from '@counter/contract/shared';
import { roleWords } from '@counter/contract/team';
import { IconLock } from '@tabler/icons-react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useStoreOwners } from './team.queries.ts';
import { anyOf, nameRoles } from './team-words.ts';
import { text } from './team.text.ts';

interface RefusedScreenProps {
  /** The heading of the requested screen. */
  heading: string | undefined;
  permission: Permission;
}

/** Replaces a screen that the person's role may not see. Names the roles that may, and whom to ask. */
export function RefusedScreen({ heading, permission }: RefusedScreenProps) {
  const { name, role } = useCurrentStore();
  const owners = useStoreOwners();
  return (
    <Page>
      <PageHeader title={heading ?? text.noAccess} />
      <Panel flush>
        <EmptyState
          icon={<IconLock size={32} stroke={1.5} />}
          title={text.noAccessTitle}
          description={
            <>
              {text.noAccessHelp(
                roleWords[role].name,
                name,
                nameRoles(rolesWith(permission)),
                <br />,
              )}
              {owners.isPending ? '\u00A0' : text.askForIt(whomToAsk(owners.data))}
            </>
          }
          action={
            <LinkButton variant="default" to="/dashboard/app">
              {text.goToHome}
            </LinkButton>
          }
        />
      </Panel>
    </Page>
  );
}

function whomToAsk(owners: readonly string[] | undefined): string {
  return owners?.length ? anyOf(owners) : text.ownerOfStore;
}
