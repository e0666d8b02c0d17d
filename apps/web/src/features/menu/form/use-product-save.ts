import type { Product } from '@counter/contract/menu';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import { setFieldErrors } from '../../../ui/forms/form-errors.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { differingParts, mergeForms, takeParts, type FormPart } from './merge.ts';
import { useReadProduct } from './product-form.queries.ts';
import { formText } from './form.text.ts';

/** A product that somebody else saved after this form was opened. */
export type Conflict<Values> = {
  readonly theirs: Product;
  /** The parts that they changed. */
  readonly changed: readonly FormPart<Values>[];
  /** The form at the failed save, and theirs. */
  readonly mineForm: Values;
  readonly theirForm: Values;
};

export interface ProductSaveOptions<Values extends FieldValues, Request> {
  form: UseFormReturn<Values, unknown, Request>;
  /** The product to edit; undefined for a new one. */
  product: Product | undefined;
  formOf: (product: Product) => Values;
  parts: readonly FormPart<Values>[];
  send: (request: Keyed<Request>) => Promise<unknown>;
  onSaved: () => void;
}

const kept = { keepDefaultValues: true, keepTouched: true, keepErrors: true } as const;

/** Saves a product form and resolves conflicts with other people's changes. Input is kept on any failure. */
export function useProductSave<
  Values extends FieldValues,
  Request extends { olVersion?: number | undefined },
>(options: ProductSaveOptions<Values, Request>) {
  const { form, product, formOf, parts, send, onSaved } = options;
  const read = useReadProduct();
  const [base, setBase] = useState(() => product && formOf(product));
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [failure, setFailure] = useState<string>();

  function meet(theirs: Product) {
    if (!base) return;
    const [mineForm, theirForm] = [form.getValues(), formOf(theirs)];
    const changed = differingParts(parts, base, theirForm);
    form.reset(theirForm);
    form.reset(mergeForms(parts, { base, mine: mineForm, theirs: theirForm }), kept);
    setBase(theirForm);
    setConflict({ theirs, changed, mineForm, theirForm });
  }

  const { submit } = useVersionedSave(form, {
    olVersion: product?.olVersion,
    send,
    readTheirs: async () => {
      const theirs = await read(product?.id ?? 0);
      return { product: theirs, values: formOf(theirs), olVersion: theirs.olVersion };
    },
    onTheirs: (theirs) => meet(theirs.product),
    onSaved: () => {
      setConflict(undefined);
      onSaved();
    },
    show: (error) => setFailure(explain(form, error)),
  });

  async function save(request: Request) {
    setFailure(undefined);
    await submit(request);
  }

  /** Copies parts of their form. */
  function take(chosen: readonly FormPart<Values>[]) {
    if (conflict) form.reset(takeParts(form.getValues(), conflict.theirForm, chosen), kept);
  }

  return {
    failure,
    conflict,
    save: async () => form.handleSubmit(save)(),
    take,
    /** Restores a part as it was entered here. */
    keep: (part: FormPart<Values>) => {
      if (conflict) form.reset(takeParts(form.getValues(), conflict.mineForm, [part]), kept);
    },
    /** Accepts all their changes and closes the conflict. */
    takeAll: () => {
      if (conflict) take(conflict.changed);
      setConflict(undefined);
    },
  };
}

/** Shows errors at their fields; returns the message for the rest. */
function explain<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  error: unknown,
): string | undefined {
  const errors = error instanceof ApiProblem ? error.errors : [];
  const homeless = setFieldErrors(form, errors);
  if (errors.length > 0 && homeless.length === 0) return undefined;
  return formText.inputKeptHint(homeless.join(' ') || explainFailure(error));
}
