import { businessForm, type Business, type BusinessForm } from '@counter/contract/store';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { setFieldErrors } from '../../../ui/forms/form-errors.ts';
import { blankForm } from './blank-form.ts';
import { useRegisterBusiness } from './register-business.queries.ts';
import { readRemembered, remember } from './remembered.ts';
import { text } from './businesses.text.ts';

type CheckedForm = z.output<typeof businessForm>;

const check = zodResolver(businessForm);

/** If email is not accepted, the address is neither validated nor sent, even if its field has a value. */
const resolver: Resolver<BusinessForm, unknown, CheckedForm> = (values, context, options) =>
  check(values.acceptEmail ? values : { ...values, email: '' }, context, options);

/** Form state of a new business, starting with the remembered values, with validation and saving. */
export function useBusinessForm(userId: number, onAdded: (business: Business) => void) {
  const form = useForm<BusinessForm, unknown, CheckedForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: { ...blankForm, ...readRemembered(userId) },
  });
  const { mutateAsync } = useRegisterBusiness();
  const keyed = useRef<Keyed<BusinessForm>>(undefined);
  const [failure, setFailure] = useState<string>();

  async function save(checked: CheckedForm) {
    setFailure(undefined);
    keyed.current = keyFor(checked, keyed.current);
    try {
      const { data: business } = await mutateAsync(keyed.current);
      remember(userId, checked);
      onAdded(business);
    } catch (error) {
      const errors = error instanceof ApiProblem ? error.errors : [];
      const homeless = setFieldErrors(form, errors);
      if (errors.length === 0 || homeless.length > 0) {
        setFailure(text.inputKeptHint(explainFailure(error)));
      }
    }
  }

  return { form, failure, save: async () => form.handleSubmit(save)() };
}

export type BusinessControl = ReturnType<typeof useBusinessForm>['form']['control'];
