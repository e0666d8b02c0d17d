import { bornBy, representativeFields, type CompanyInfo } from '@counter/contract/settings';
import { dayAt } from '@counter/contract/shared';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { bankFields } from '../../lib/bank-fields.ts';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSaveRepresentative } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';

type Representative = CompanyInfo['rep'];

/** The person who answers for the store. */
export function RepresentativeCard({ rep }: { rep: Representative }) {
  return (
    <PartCard
      title="Representative"
      description="The law asks us to know the person who answers for the business."
      part={rep}
      facts={
        <>
          <Fact name="Legal first name">{rep?.repFirstName}</Fact>
          <Fact name="Legal last name">{rep?.repLastName}</Fact>
          <Fact name="Date of birth">{rep?.repDob}</Fact>
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
      consequence="Every owner is mailed, and the marketplace verifies the representative again."
      save={async (typed, saving) => mutateAsync({ sent: { ...typed, olVersion }, saving })}
      onClose={onClose}
    >
      <TextField control={control} {...bankFields.legalFirstName} />
      <TextField control={control} {...bankFields.legalLastName} />
      <TextField
        control={control}
        {...bankFields.dateOfBirth}
        help="It is kept hidden, so please type it again."
        max={today}
      />
      <TextField control={control} {...bankFields.ssn} />
    </PartForm>
  );
}
