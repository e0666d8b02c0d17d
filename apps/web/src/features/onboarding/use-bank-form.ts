import { dayAt } from '@counter/contract/shared';
import { bankDetails, bornBy, type BankDetails } from '@counter/contract/settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import { deviceTimeZone } from '../../lib/time/time-zones.ts';
import { useEmptied } from '../../ui/lists/use-emptied.ts';
import { useRecheck } from '../../ui/browser/use-recheck.ts';

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

/** Returns the current day in the device's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return dayAt(new Date(now()), deviceTimeZone());
}

const schema = bankDetails.check(bornBy(today));

/** Form state of step 2. It is kept only in this page's memory. */
export function useBankForm() {
  const form = useForm<z.input<typeof bankDetails>, unknown, BankDetails>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: blank,
  });
  useRecheck(form, 'totalFranchise', 'franchiseAssociated');
  useEmptied(form, 'ein', 'individual');

  return form;
}

export type BankForm = ReturnType<typeof useBankForm>;
