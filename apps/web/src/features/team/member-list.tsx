import { roleWords, type Member, type Team } from '@counter/contract/team';
import { IconUserMinus, IconUserStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { formatDay } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable, type CardParts, type Column } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import classes from './team.module.css';
import type { useTeam } from './team.queries.ts';

interface MemberListProps {
  query: ReturnType<typeof useTeam>;
  onRole: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The members of the team, in the order in which they joined. */
export function MemberList({ query, onRole, onRemove }: MemberListProps) {
  const { data, error } = query;
  const { columns, card } = useLooks(onRole, onRemove);
  return (
    <Panel flush>
      <DataTable
        label="Users"
        columns={columns}
        card={card}
        rows={data?.members}
        rowKey={memberKey}
        twoLines
        skeletonRows={4}
        failed={
          error && !data ? (
            <FailedState
              title="The team could not be loaded"
              cause={explainFailure(error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
      />
    </Panel>
  );
}

function memberKey({ userId }: Team['members'][number]): string {
  return String(userId);
}

type Actions = Omit<MemberListProps, 'query'>;

function useLooks(onRole: Actions['onRole'], onRemove: Actions['onRemove']) {
  const { can } = useCurrentStore();
  const write = can('team:write');
  return useMemo(() => {
    const menu = (member: Member) => <MemberMenu {...{ member, onRole, onRemove }} />;
    const actions: Column<Member> = {
      id: 'actions',
      header: 'Actions',
      head: <span className={classes.unseen}>Actions</span>,
      width: 64,
      numeric: true,
      cell: menu,
    };
    const card = (member: Member): CardParts => ({
      title: member.fullName,
      badge: <Factor member={member} named />,
      detail: member.email,
      value: roleWords[member.role].name,
      note: <Seen member={member} />,
      ...(write ? { action: menu(member) } : {}),
    });
    return { columns: write ? [...seen, actions] : seen, card };
  }, [write, onRole, onRemove]);
}

const seen: readonly Column<Member>[] = [
  { id: 'name', header: 'Name', cell: (member) => <Name member={member} /> },
  { id: 'role', header: 'Role', width: 128, cell: ({ role }) => roleWords[role].name },
  {
    id: 'factor',
    header: 'Second factor',
    width: 136,
    cell: (member) => <Factor member={member} />,
  },
  { id: 'seen', header: 'Last seen', width: 136, cell: (member) => <LastSeen member={member} /> },
  { id: 'since', header: 'Since', width: 152, cell: (member) => <Since member={member} /> },
];

function Name({ member: { userId, fullName, email } }: { member: Member }) {
  const me = useCurrentStore().userId;
  const top = (
    <span className={classes.name}>
      {fullName}
      {userId === me ? <span className={classes.you}>You</span> : null}
    </span>
  );
  return <TwoLines top={top} bottom={email} />;
}

/** `named` where no heading says what is on or off. */
function Factor({ member: { secondFactor }, named = false }: { member: Member; named?: boolean }) {
  const state = secondFactor ? 'On' : 'Off';
  return (
    <StatusBadge tone={secondFactor ? 'ready' : 'completed'}>
      {named ? `Second factor ${state.toLowerCase()}` : state}
    </StatusBadge>
  );
}

function LastSeen({ member: { lastSeenAt } }: { member: Member }) {
  return lastSeenAt === null ? 'Not lately' : <Ago at={lastSeenAt} />;
}

function Since({ member: { since } }: { member: Member }) {
  return formatDay(since, useCurrentStore().timeZone);
}

/** On a phone, where one line has to do for both. */
function Seen({ member }: { member: Member }) {
  return (
    <>
      Since <Since member={member} />
      {member.lastSeenAt === null ? null : (
        <>
          {' · '}seen <Ago at={member.lastSeenAt} />
        </>
      )}
    </>
  );
}

function MemberMenu({ member, onRole, onRemove }: Actions & { member: Member }) {
  const me = useCurrentStore().userId;
  return (
    <RowMenu label={`Actions for ${member.fullName}`}>
      <RowMenuItem
        icon={<IconUserStar size={18} stroke={1.75} aria-hidden />}
        onClick={() => onRole(member)}
      >
        Change role
      </RowMenuItem>
      {member.userId === me ? null : (
        <RowMenuItem
          icon={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => onRemove(member)}
        >
          Remove
        </RowMenuItem>
      )}
    </RowMenu>
  );
}
