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
import { text } from './team.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Lists the pending invitations, latest first. */
export function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const [leaving, setLeaving] = useState<OpenInvitation>();
  const { columns, card } = useLooks(setLeaving);
  return (
    <Panel title={text.openInvitations} flush>
      <DataTable
        label={text.openInvitations}
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
    header: uiText.email,
    cell: ({ email, invitedBy }) => <TwoLines top={email} bottom={text.invitedBy(invitedBy)} />,
  },
  { id: 'role', header: text.role, width: 128, cell: ({ role }) => roleWords[role].name },
  {
    id: 'ends',
    header: text.ends,
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
      header: uiText.actions,
      head: <span className={classes.unseen}>{uiText.actions}</span>,
      width: 64,
      numeric: true,
      cell: menu,
    };
    const card = (invitation: OpenInvitation): CardParts => ({
      title: invitation.email,
      detail: text.invitedBy(invitation.invitedBy),
      value: roleWords[invitation.role].name,
      note: <EndsInWords invitation={invitation} />,
      ...(write ? { action: menu(invitation) } : {}),
    });
    return { columns: write ? [...seen, actions] : seen, card };
  }, [write, onWithdraw]);
}

function Ends({ invitation: { expired, expiresAt } }: { invitation: OpenInvitation }) {
  return expired ? text.expired : <Until at={expiresAt} />;
}

/** Labels the end for cards, which have no header. */
function EndsInWords({ invitation }: { invitation: OpenInvitation }) {
  return (
    <>
      {invitation.expired ? null : text.endsPrefix}
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
      onSuccess: ({ message }) => toastSuccess(message ?? text.sentAgainToast(email)),
      onError: (error) => toastFailure(explainFailure(error)),
    });
  return (
    <RowMenu label={text.actionsFor(email)}>
      <RowMenuItem icon={<IconMail size={18} stroke={1.75} aria-hidden />} onClick={resend}>
        {text.sendAgain}
      </RowMenuItem>
      <RowMenuItem
        icon={<IconMailOff size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => onWithdraw(invitation)}
      >
        {text.withdraw}
      </RowMenuItem>
    </RowMenu>
  );
}

interface WithdrawDialogProps {
  /** Undefined while the dialog is closed. */
  invitation: OpenInvitation | undefined;
  onClose: () => void;
}

function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const { mutate, isPending } = useWithdrawInvitation();
  const shown = useLastOpen(invitation);

  function withdraw({ id, email }: OpenInvitation) {
    mutate(id, {
      onSuccess: () => toastSuccess(text.withdrawnToast(email)),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      opened={invitation !== undefined}
      title={text.withdrawTitle}
      confirmLabel={text.withdraw}
      danger
      busy={isPending}
      onConfirm={() => invitation && withdraw(invitation)}
      onClose={onClose}
    >
      {text.withdrawHelp(shown?.email)}
    </ConfirmDialog>
  );
}
