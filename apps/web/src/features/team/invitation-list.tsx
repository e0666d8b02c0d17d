import { roleWords, type OpenInvitation } from '@counter/contract/team';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { DataTable, type CardParts, type Column } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Until } from '../../ui/display/relative-time.tsx';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import classes from './team.module.css';
import { useResendInvitation, useWithdrawInvitation } from './team.queries.ts';

/** Who was invited and has not answered, the latest first. */
export function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const [leaving, setLeaving] = useState<OpenInvitation>();
  const { columns, card } = useLooks(setLeaving);
  return (
    <Panel title="Open invitations" flush>
      <DataTable
        label="Open invitations"
        columns={columns}
        card={card}
        rows={invitations}
        rowKey={invitationKey}
        twoLines
      />
      <WithdrawDialog invitation={leaving} onClose={() => setLeaving(undefined)} />
    </Panel>
  );
}

function invitationKey({ id }: OpenInvitation): string {
  return String(id);
}

const seen: readonly Column<OpenInvitation>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, invitedBy }) => <TwoLines top={email} bottom={`Invited by ${invitedBy}`} />,
  },
  { id: 'role', header: 'Role', width: 128, cell: ({ role }) => roleWords[role].name },
  {
    id: 'ends',
    header: 'Ends',
    width: 152,
    cell: (invitation) => <Ends invitation={invitation} />,
  },
];

function useLooks(onWithdraw: (invitation: OpenInvitation) => void) {
  const { can } = useCurrentStore();
  const write = can('team:write');
  return useMemo(() => {
    const menu = (invitation: OpenInvitation) => (
      <InvitationMenu invitation={invitation} onWithdraw={onWithdraw} />
    );
    const actions: Column<OpenInvitation> = {
      id: 'actions',
      header: 'Actions',
      head: <span className={classes.unseen}>Actions</span>,
      width: 64,
      numeric: true,
      cell: menu,
    };
    const card = (invitation: OpenInvitation): CardParts => ({
      title: invitation.email,
      detail: `Invited by ${invitation.invitedBy}`,
      value: roleWords[invitation.role].name,
      note: <EndsInWords invitation={invitation} />,
      ...(write ? { action: menu(invitation) } : {}),
    });
    return { columns: write ? [...seen, actions] : seen, card };
  }, [write, onWithdraw]);
}

function Ends({ invitation: { expired, expiresAt } }: { invitation: OpenInvitation }) {
  return expired ? 'Expired' : <Until at={expiresAt} />;
}

/** Where no header says what it is. */
function EndsInWords({ invitation }: { invitation: OpenInvitation }) {
  return (
    <>
      {invitation.expired ? null : 'Ends '}
      <Ends invitation={invitation} />
    </>
  );
}

interface InvitationMenuProps {
  invitation: OpenInvitation;
  onWithdraw: (invitation: OpenInvitation) => void;
}

function InvitationMenu({ invitation, onWithdraw }: InvitationMenuProps) {
  const { mutate } = useResendInvitation();
  const { id, email } = invitation;
  const resend = () =>
    mutate(id, {
      onSuccess: ({ message }) => toastSuccess(message ?? `A mail is on its way to ${email}.`),
      onError: (error) => toastFailure(explainFailure(error)),
    });
  return (
    <RowMenu label={`Actions for ${email}`}>
      <RowMenuItem icon={<IconMail size={18} stroke={1.75} aria-hidden />} onClick={resend}>
        Send again
      </RowMenuItem>
      <RowMenuItem
        icon={<IconMailOff size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => onWithdraw(invitation)}
      >
        Withdraw
      </RowMenuItem>
    </RowMenu>
  );
}

interface WithdrawDialogProps {
  /** Undefined while nobody asks. */
  invitation: OpenInvitation | undefined;
  onClose: () => void;
}

function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const { mutate, isPending } = useWithdrawInvitation();
  const shown = useLastOpen(invitation);

  function withdraw({ id, email }: OpenInvitation) {
    mutate(id, {
      onSuccess: () => toastSuccess(`The invitation to ${email} is withdrawn.`),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={invitation !== undefined}
      title="Withdraw this invitation?"
      confirmLabel="Withdraw"
      danger
      busy={isPending}
      onConfirm={() => invitation && withdraw(invitation)}
      onClose={onClose}
    >
      The link that went to {shown?.email} works no longer then. You can invite the address again.
    </ConfirmDialog>
  );
}
