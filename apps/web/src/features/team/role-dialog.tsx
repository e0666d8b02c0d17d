import { invitationForm, roleWords, type Member } from '@counter/contract/team';
import { zodResolver } from '@hookform/resolvers/zod';
import { Modal } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useLastOpen } from '../../ui/use-last-open.ts';
import { useUpdateRole } from './team.queries.ts';
import { roleOptions } from './team-words.ts';

interface RoleDialogProps {
  /** Undefined while nobody asks. */
  member: Member | undefined;
  onClose: () => void;
}

/** Gives a member another role. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const shown = useLastOpen(member);
  return (
    <Modal
      opened={member !== undefined}
      onClose={onClose}
      title={`Role of ${shown?.fullName ?? ''}`}
      centered
      size={440}
    >
      {shown ? <RoleForm key={shown.userId} member={shown} onClose={onClose} /> : null}
    </Modal>
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
      await mutateAsync({ memberId: member.userId, ...values });
      toastSuccess(`The role of ${member.fullName} is changed.`);
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label="Change role" onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <SelectField
        control={control}
        name="role"
        label="Role"
        options={roleOptions}
        help={roleWords[role].may}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>Change role</SubmitButton>
      </FormActions>
    </Form>
  );
}
