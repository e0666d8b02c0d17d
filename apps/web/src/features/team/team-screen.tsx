import type { Member } from '@counter/contract/team';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FactorDemand } from './factor-demand.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleList } from './role-list.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { useTeam } from './team.queries.ts';
import { text } from './team.text.ts';

type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'role' | 'remove'; readonly member: Member };

interface TeamScreenProps {
  tabs: ReactNode;
  /** Links to the changes. */
  history: ReactNode;
}

/** Shows the members, the invitations and the required second factor. */
export function TeamScreen({ tabs, history }: TeamScreenProps) {
  const { name, can } = useCurrentStore();
  const query = useTeam();
  const { data, error } = query;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const write = can('team:write');
  return (
    <Page>
      <PageHeader
        title={text.users}
        description={text.pageHelp(name)}
        actions={
          write ? (
            <Button
              leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAsked({ what: 'invite' })}
            >
              {text.invite}
            </Button>
          ) : null
        }
      />
      {tabs}
      {data && error ? (
        <Notice tone="info">{text.staleWarning(explainFailure(error))}</Notice>
      ) : null}
      <MemberList
        query={query}
        onRole={(member) => setAsked({ what: 'role', member })}
        onRemove={(member) => setAsked({ what: 'remove', member })}
      />
      {data && data.invitations.length > 0 ? (
        <InvitationList invitations={data.invitations} />
      ) : null}
      {history}
      {data ? <FactorDemand team={data} /> : null}
      <RoleList />
      {can('audit:read') ? <SecurityPanel /> : null}
      <InviteDialog opened={asked?.what === 'invite'} onClose={close} />
      <RoleDialog member={asked?.what === 'role' ? asked.member : undefined} onClose={close} />
      <RemoveDialog member={asked?.what === 'remove' ? asked.member : undefined} onClose={close} />
    </Page>
  );
}
