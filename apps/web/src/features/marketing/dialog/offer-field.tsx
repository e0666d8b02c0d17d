import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { text } from '../marketing.text.ts';
import { draftText, isDraft, type Draft } from './draft.ts';
import type { CampaignForm } from './use-campaign-form.ts';

/** The promo code that a draft offers. Choosing another one rewrites the draft, unless its text was edited. */
export function OfferField({ form, draft }: { form: CampaignForm; draft: Draft }) {
  const [code, setCode] = useState(draft.code);
  const [kept, setKept] = useState(false);
  const choose = (chosen: string): void => {
    setCode(chosen);
    const isUntouched = isDraft(draft, form.getValues('message'));
    setKept(!isUntouched);
    if (isUntouched) form.setValue('message', draftText(draft, chosen), { shouldDirty: true });
  };
  const codes = draft.promos.map(({ promoCode, promoCodeValue }) => ({
    value: promoCode,
    label: text.dialog.codeAndValue(promoCode, promoCodeValue),
  }));
  return (
    <NativeSelect
      classNames={fieldLook}
      label={text.dialog.offer}
      description={
        kept ? (
          text.dialog.textKeptHint
        ) : (
          <>
            {text.dialog.offerHelp}{' '}
            <TextLink to="/dashboard/add-promo-code" search={{ goal: draft.goal }}>
              {text.dialog.addCode}
            </TextLink>
          </>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[{ value: '', label: text.dialog.noOffer }, ...codes]}
      value={code}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}
