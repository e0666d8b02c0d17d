import { roleWords, type Member, type Team } from '@counter/contract/team';
import { IconUserMinus, IconUserStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatDay } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable, type CardParts, type Column } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import classes from './team.module.css';
import type { useTeam } from './team.queries.ts';
import { text } from './team.text.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';

interface MemberListProps {
  query: ReturnType<typeof useTeam>;
  onRole: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The members of the team, in the order they joined. */
export function MemberList({ query, onRole, onRemove }: MemberListProps) {
  const { data, error } = query;
  const { columns, card } = useLooks(onRole, onRemove);
  return (
    <Panel flush>
      <DataTable
        label={text.users}
        columns={columns}
        card={card}
        rows={data?.members}
        rowKey={memberKey}
        twoLines
        skeletonRows={4}
        failed={error && !data ? <FailedToLoad title={text.teamNotLoaded} query={query} /> : null}
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
      header: uiText.actions,
      head: <span className={classes.unseen}>{uiText.actions}</span>,
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
  { id: 'name', header: uiText.name, cell: (member) => <Name member={member} /> },
  { id: 'role', header: text.role, width: 128, cell: ({ role }) => roleWords[role].name },
  {
    id: 'factor',
    header: text.secondFactor,
    width: 136,
    cell: (member) => <Factor member={member} />,
  },
  { id: 'seen', header: text.lastSeen, width: 136, cell: (member) => <LastSeen member={member} /> },
  { id: 'since', header: text.since, width: 152, cell: (member) => <Since member={member} /> },
];

function Name({ member: { userId, fullName, email } }: { member: Member }) {
  const me = useCurrentStore().userId;
  const top = (
    <span className={classes.name}>
      {fullName}
      {userId === me ? <span className={classes.you}>{text.you}</span> : null}
    </span>
  );
  return <TwoLines top={top} bottom={email} />;
}

/** `named` adds a label, for cards without a header. */
function Factor({ member: { secondFactor }, named = false }: { member: Member; named?: boolean }) {
  const state = secondFactor ? text.on : text.off;
  return (
    <StatusBadge tone={secondFactor ? 'ready' : 'completed'}>
      {named ? text.secondFactorState(state.toLowerCase()) : state}
    </StatusBadge>
  );
}

function LastSeen({ member: { lastSeenAt } }: { member: Member }) {
  return lastSeenAt === null ? text.notRecently : <Ago at={lastSeenAt} />;
}

function Since({ member: { since } }: { member: Member }) {
  return formatDay(since, useCurrentStore().timeZone);
}

/** The time as a member and the last visit in one line, for phones. */
function Seen({ member }: { member: Member }) {
  return (
    <>
      {text.memberSince(<Since member={member} />)}
      {member.lastSeenAt === null ? null : <>{text.seen(<Ago at={member.lastSeenAt} />)}</>}
    </>
  );
}

function MemberMenu({ member, onRole, onRemove }: Actions & { member: Member }) {
  const me = useCurrentStore().userId;
  return (
    <RowMenu label={text.actionsFor(member.fullName)}>
      <RowMenuItem
        icon={<IconUserStar size={18} stroke={1.75} aria-hidden />}
        onClick={() => onRole(member)}
      >
        {text.changeRole}
      </RowMenuItem>
      {member.userId === me ? null : (
        <RowMenuItem
          icon={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => onRemove(member)}
        >
          {uiText.remove}
        </RowMenuItem>
      )}
    </RowMenu>
  );
}
