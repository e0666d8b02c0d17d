import { blockRequest, type BlockRequest } from '@counter/contract/customers';
import { formatPhone } from '@counter/contract/shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { resolverFor } from '../../ui/forms/form-resolver.ts';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { useBlockCustomer, type Block } from './customers.queries.ts';
import { text } from './customers.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** A customer with orders. */
type KnownCustomer = { readonly name: string; readonly phoneNumber: string };

interface BlockDialogProps {
  /** The customer; if absent, the form asks for the phone number. */
  customer?: KnownCustomer;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a customer is blocked. */
export function BlockDialog({ customer, opened, onClose }: BlockDialogProps) {
  return (
    <FormDialog
      opened={opened}
      title={customer ? text.blockTitle(customer.name) : text.blockCustomer}
      width={440}
      onClose={onClose}
    >
      <BlockForm customer={customer} onClose={onClose} />
    </FormDialog>
  );
}

function useBlockForm(customer: KnownCustomer | undefined, onBlocked: () => void) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useBlockCustomer();
  const [resolver] = useState(() =>
    resolverFor(blockRequest, (values: Block) => ({ storeId, ...values })),
  );
  const form = useForm<Block, unknown, BlockRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: { phoneNumber: customer?.phoneNumber ?? '', reason: '' },
  });

  async function block(request: BlockRequest) {
    try {
      await mutateAsync(request);
      toastSuccess(text.blockedToast(customer?.name ?? formatPhone(request.phoneNumber)));
      onBlocked();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return { form, submit: form.handleSubmit(block) };
}

interface BlockFormProps {
  customer: KnownCustomer | undefined;
  onClose: () => void;
}

function BlockForm({ customer, onClose }: BlockFormProps) {
  const { form, submit } = useBlockForm(customer, onClose);
  const { control, formState } = form;
  return (
    <DialogForm
      label={text.blockCustomerLabel}
      submit={text.blockCustomerLabel}
      cancel={uiText.goBack}
      danger
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <p>
        {text.openOrdersHint(customer ? text.blockHelp(formatPhone(customer.phoneNumber)) : null)}
      </p>
      {customer ? null : (
        <TextField
          control={control}
          name="phoneNumber"
          label={uiText.phoneNumber}
          type="tel"
          autoComplete="off"
          help={text.phoneHelp}
          required
        />
      )}
      <TextField
        control={control}
        name="reason"
        label={uiText.reason}
        help={text.reasonHelp}
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
