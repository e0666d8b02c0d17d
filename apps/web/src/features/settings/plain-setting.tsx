import type { SettingChange } from '@counter/contract/settings';
import { formatMoney } from '@counter/contract/shared';
import type { Control } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { loadedSetting, type PanelText } from './loaded-setting.tsx';
import { SettingsFact } from './settings-facts.tsx';
import { settingHooks, type Part } from './settings.queries.ts';
import classes from './settings.module.css';
import { text } from './settings.text.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The input of a field whose value is stored as typed. Amounts are in minor units. */
interface PlainField {
  readonly kind: 'number' | 'money' | 'yesOrNo' | 'choice';
  readonly label: string;
  readonly help?: string;
  /** The options of a choice. */
  readonly options?: readonly Option[];
}

/** An empty number is null. */
type PlainValue = number | boolean | string | null;

interface PlainSetting<Name extends string, Setting, Request> extends Part<Setting, Request> {
  readonly fields: readonly Name[];
  readonly request: z.core.$ZodType<Request>;
}

interface PlainPanel<Name extends string> extends PanelText {
  /** The height of the placeholder, in pixels. */
  readonly height: number;
  /** The input of each field. */
  readonly inputs: Readonly<Record<Name, PlainField>>;
}

/** Returns the panel of a part of the settings whose values are stored as typed. */
export function plainSettingPanel<
  Name extends string,
  Setting extends SettingChange & Readonly<Record<Name, PlainValue>>,
  Request extends { olVersion?: number | undefined },
>(setting: PlainSetting<Name, Setting, Request>, { inputs, ...panel }: PlainPanel<Name>) {
  const { fields, request } = setting;
  return loadedSetting(settingHooks(setting), {
    ...panel,
    request,
    valuesOf: (kept): Record<string, PlainValue> =>
      Object.fromEntries(fields.map((name) => [name, kept[name]])),
    Facts: ({ setting: kept }) =>
      fields.map((name) => <PlainFact key={name} input={inputs[name]} value={kept[name]} />),
    Fields: ({ control }) => (
      <div className={classes.fields}>
        {fields.map((name) => (
          <PlainInput key={name} control={control} name={name} input={inputs[name]} />
        ))}
      </div>
    ),
  });
}

function PlainFact({ input, value }: { input: PlainField; value: PlainValue }) {
  const { currency } = useCurrentStore();
  return <SettingsFact name={input.label}>{describeValue(input, value, currency)}</SettingsFact>;
}

function describeValue({ kind, options = [] }: PlainField, value: PlainValue, currency: string) {
  if (kind === 'choice') return options.find((option) => option.value === value)?.label;
  if (typeof value === 'boolean') return value ? text.on : text.off;
  return kind === 'money' && typeof value === 'number' ? formatMoney(value, currency) : value;
}

interface PlainInputProps<Request> {
  control: Control<Record<string, PlainValue>, unknown, Request>;
  name: string;
  input: PlainField;
}

function PlainInput<Request>({ control, name, input }: PlainInputProps<Request>) {
  const { currency } = useCurrentStore();
  const { kind, options = [], ...words } = input;
  const field = { control, name, ...words };
  switch (kind) {
    case 'money':
      return <MoneyField {...field} currency={currency} required />;
    case 'number':
      return <NumberField {...field} required />;
    case 'yesOrNo':
      return <CheckboxField {...field} />;
    case 'choice':
      return <SelectField {...field} options={options} />;
  }
}
