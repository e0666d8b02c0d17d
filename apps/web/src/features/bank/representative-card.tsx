import { bornBy, representativeFields, type CompanyInfo } from '@counter/contract/settings';
import { dayAt } from '@counter/contract/shared';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { bankFields } from '../../lib/bank-fields.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DateField } from '../../ui/forms/date-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSaveRepresentative } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';
import { text } from './bank.text.ts';

type Representative = CompanyInfo['rep'];

/** The store's legal representative. */
export function RepresentativeCard({ rep }: { rep: Representative }) {
  return (
    <PartCard
      title={text.representative}
      description={text.representativeHelp}
      part={rep}
      facts={
        <>
          <Fact name={text.legalFirstName}>{rep?.repFirstName}</Fact>
          <Fact name={text.legalLastName}>{rep?.repLastName}</Fact>
          <Fact name={text.dateOfBirth}>{rep?.repDob}</Fact>
          <Fact name="SSN">{rep?.repSSN}</Fact>
        </>
      }
    >
      {(close) => <RepresentativeForm rep={rep} onClose={close} />}
    </PartCard>
  );
}

function RepresentativeForm({ rep, onClose }: { rep: Representative; onClose: () => void }) {
  const { timeZone } = useCurrentStore();
  const { mutateAsync } = useSaveRepresentative();
  const [olVersion] = useState(rep?.olVersion ?? 0);
  const [today] = useState(() => dayAt(new Date(now()), timeZone));
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(z.object(representativeFields).check(bornBy(() => today))),
    defaultValues: {
      legalFirstName: rep?.repFirstName ?? '',
      legalLastName: rep?.repLastName ?? '',
      dateOfBirth: '',
      ssn: '',
    },
  });
  const { control } = form;
  return (
    <PartForm
      what="representative"
      form={form}
      first="legalFirstName"
      consequence={text.representativeWarning}
      save={async (typed, saving) => mutateAsync({ sent: { ...typed, olVersion }, saving })}
      onClose={onClose}
    >
      <TextField control={control} {...bankFields.legalFirstName} />
      <TextField control={control} {...bankFields.legalLastName} />
      <DateField
        control={control}
        {...bankFields.dateOfBirth}
        help={text.dateOfBirthHelp}
        max={today}
      />
      <TextField control={control} {...bankFields.ssn} />
    </PartForm>
  );
}
