import {
  businessInfo,
  type BusinessInfo,
  type BusinessInfoForm,
  type Onboarding,
} from '@counter/contract/onboarding';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { beginBusiness, keepDraft, readDraft } from './business-values.ts';
import { useRecheck } from '../../ui/browser/use-recheck.ts';

/** Form state of step 1. Unsaved input survives a reload. */
export function useBusinessForm(userId: number, saved: Onboarding['business']) {
  const form = useForm<BusinessInfoForm, unknown, BusinessInfo>({
    mode: 'onTouched',
    resolver: zodResolver(businessInfo),
    defaultValues: beginBusiness(saved),
  });
  useRecheck(form, 'menuWebsite', 'menuPics');

  useEffect(() => {
    const draft = readDraft(userId);
    if (draft) form.reset(draft, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== undefined) keepDraft(userId, values);
      },
    });
  }, [form, userId]);

  return form;
}

export type BusinessForm = ReturnType<typeof useBusinessForm>;
