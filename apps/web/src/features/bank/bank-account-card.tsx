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
import { text } from './bank.text.ts';
import { uiText } from '../../ui/ui.text.ts';

type Account = CompanyInfo['bankaccount'];

/** The payout account. */
export function BankAccountCard({ account }: { account: Account }) {
  return (
    <PartCard
      title={text.bankAccount}
      description={text.bankAccountHelp}
      part={account}
      facts={
        <>
          <Fact name={uiText.accountNumber}>{account?.accountNumber}</Fact>
          <Fact name={uiText.routingNumber}>{account?.routingNumber}</Fact>
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
      what={text.bankAccountName}
      form={form}
      first="accountNumber"
      consequence={account ? text.changeAccountWarning : text.addAccountWarning}
      save={async (typed, saving) => mutateAsync({ sent: { ...typed, olVersion }, saving })}
      onClose={onClose}
    >
      <TextField
        control={control}
        {...bankFields.accountNumber}
        help={account ? text.accountNumberNowHelp(account.accountNumber) : text.accountNumberHelp}
      />
      <TextField
        control={control}
        {...bankFields.routingNumber}
        help={account ? text.routingNumberNowHelp(account.routingNumber) : text.routingNumberHelp}
      />
    </PartForm>
  );
}
