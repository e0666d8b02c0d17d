import { dayAt, fieldRule } from '@counter/contract/shared';
import { bankDetails, type BankDetails } from '@counter/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { now } from '../../lib/clock.ts';
import { deviceTimeZone } from '../../lib/time-zones.ts';
import { useRecheck } from '../../ui/use-recheck.ts';

const blank = {
  accountNumber: '',
  routingNumber: '',
  individual: false,
  legalBusinessName: '',
  address: '',
  ein: '',
  franchiseAssociated: false,
  totalFranchise: '',
  legalFirstName: '',
  legalLastName: '',
  dateOfBirth: '',
  ssn: '',
};

/** The person's own day, `YYYY-MM-DD`. */
export function today(): string {
  return dayAt(new Date(now()), deviceTimeZone());
}

/** The contract's rules and the one that needs a clock. */
const schema = bankDetails.check(
  fieldRule(
    'dateOfBirth',
    'Date of birth cannot be in the future',
    ({ dateOfBirth = '' }) => dateOfBirth <= today(),
  ),
);

/** The form of step 2. Nothing of it is kept anywhere but in this page's memory. */
export function useBankForm() {
  const form = useForm<z.input<typeof bankDetails>, unknown, BankDetails>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: blank,
  });
  useRecheck(form, 'totalFranchise', 'franchiseAssociated');

  // Who files as an individual has no EIN: the field is emptied, and complains of nothing.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== 'individual') return;
          if (values.individual) form.resetField('ein');
          else form.clearErrors('ein');
        },
      }),
    [form],
  );

  return form;
}

export type BankForm = ReturnType<typeof useBankForm>;
