import { bankAccountFields, type CompanyInfo } from '@counter/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { bankFields } from '../../lib/bank-fields.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSaveBankAccount } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';

type Account = CompanyInfo['bankaccount'];

/** The account that payouts go to. */
export function BankAccountCard({ account }: { account: Account }) {
  return (
    <PartCard
      title="Bank Account"
      description="Your earnings are paid out to this account every week."
      part={account}
      facts={
        <>
          <Fact name="Account number">{account?.accountNumber}</Fact>
          <Fact name="Routing number">{account?.routingNumber}</Fact>
        </>
      }
    >
      {(close) => <BankAccountForm account={account} onClose={close} />}
    </PartCard>
  );
}

const schema = z.object(bankAccountFields);

function BankAccountForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mutateAsync } = useSaveBankAccount();
  const [olVersion] = useState(account?.olVersion ?? 0);
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { accountNumber: '', routingNumber: '' },
  });
  const { control } = form;
  return (
    <PartForm
      what="bank account"
      form={form}
      first="accountNumber"
      consequence={
        account
          ? 'Every owner is mailed, with a link that cancels the change. Payouts are held for 72 hours, and until the marketplace has verified the new account.'
          : 'Every owner is mailed. Payouts begin once the marketplace has verified the account.'
      }
      save={async (typed, saving) => mutateAsync({ sent: { ...typed, olVersion }, saving })}
      onClose={onClose}
    >
      <TextField
        control={control}
        {...bankFields.accountNumber}
        help={
          account
            ? `Now ${account.accountNumber}. At most 34 characters.`
            : 'At most 34 characters.'
        }
      />
      <TextField
        control={control}
        {...bankFields.routingNumber}
        help={
          account
            ? `Now ${account.routingNumber}. 9 to 16 digits.`
            : '9 to 16 digits. It names your bank.'
        }
      />
    </PartForm>
  );
}
