import { representativeFields, type CompanyInfo } from '@counter/contract/settings';
import { dayAt, fieldRule } from '@counter/contract/shared';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSaveRepresentative } from './bank.queries.ts';
import { Fact, PartCard } from './part-card.tsx';
import { PartForm } from './part-form.tsx';
import { secret } from './secret-field.ts';

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

/** The contract's rules and the one that needs a clock. */
const schemaOn = (today: string) =>
  z
    .object(representativeFields)
    .check(
      fieldRule(
        'dateOfBirth',
        'Date of birth cannot be in the future',
        ({ dateOfBirth = '' }) => dateOfBirth <= today,
      ),
    );

function RepresentativeForm({ rep, onClose }: { rep: Representative; onClose: () => void }) {
  const { timeZone } = useCurrentStore();
  const { mutateAsync } = useSaveRepresentative();
  const [olVersion] = useState(rep?.olVersion ?? 0);
  const [today] = useState(() => dayAt(new Date(now()), timeZone));
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schemaOn(today)),
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
      save={async (typed, proof) => mutateAsync({ ...typed, ...proof, olVersion })}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="legalFirstName"
        label="Legal first name"
        autoComplete="given-name"
        required
      />
      <TextField
        control={control}
        name="legalLastName"
        label="Legal last name"
        autoComplete="family-name"
        required
      />
      <TextField
        control={control}
        name="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="off"
        max={today}
        help="It is kept hidden, so please type it again."
        required
      />
      <TextField
        {...secret}
        control={control}
        name="ssn"
        label="SSN, last 4 digits"
        help="We never ask for the whole number."
      />
    </PartForm>
  );
}
