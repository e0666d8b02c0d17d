import { invitationForm, roleWords, type Member } from '@counter/contract/team';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { useUpdateRole } from './team.queries.ts';
import { roleOptions } from './team-words.ts';
import { text } from './team.text.ts';

interface RoleDialogProps {
  /** Undefined while the dialog is closed. */
  member: Member | undefined;
  onClose: () => void;
}

/** A dialog to change a member's role. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const shown = useLastOpen(member);
  return (
    <FormDialog
      opened={member !== undefined}
      onClose={onClose}
      title={text.roleOf(shown?.fullName ?? '')}
      width={440}
    >
      {shown ? <RoleForm key={shown.userId} member={shown} onClose={onClose} /> : null}
    </FormDialog>
  );
}

const roleForm = z.pick(invitationForm, { role: true });

function RoleForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { mutateAsync } = useUpdateRole();
  const form = useForm({
    resolver: zodResolver(roleForm),
    defaultValues: { role: member.role },
  });
  const { control, formState } = form;
  const role = useWatch({ control, name: 'role' });

  async function save(values: z.output<typeof roleForm>) {
    try {
      await mutateAsync({ member, ...values });
      toastSuccess(text.roleChangedToast(member.fullName));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      label={text.changeRole}
      submit={text.changeRole}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(save)()}
    >
      <SelectField
        control={control}
        name="role"
        label={text.role}
        options={roleOptions}
        help={text.roleCan(roleWords[role].may)}
        required
      />
    </DialogForm>
  );
}
