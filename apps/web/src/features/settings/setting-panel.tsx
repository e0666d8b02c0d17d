import type { SettingChange, SettingPart } from '@counter/contract/settings';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PlannedList } from './changes/planned-list.tsx';
import { usePlan } from './changes/use-plan.tsx';
import { StaleForm } from '../../ui/forms/stale-form.tsx';
import { LastChange } from './last-change.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { useSettingForm, type SettingFormOptions } from './use-setting-form.ts';

interface SettingFormProps<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request,
> extends Omit<SettingFormOptions<Setting, Values, Request>, 'onSaved'> {
  part: SettingPart;
  title: string;
  /** The toast after saving. */
  saved: string;
  /** The fields of the form. */
  children: (control: Control<Values, unknown, Request>) => ReactNode;
}

interface SettingPanelProps<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request,
> extends SettingFormProps<Setting, Values, Request> {
  description: string;
  /** The setting for people who may not change it, as `SettingsFact`s. */
  facts: ReactNode;
}

/** A part of the settings: a form for people who may change it, facts for others, and the author of the last change. */
export function SettingPanel<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request extends { olVersion?: number | undefined },
>({ description, facts, ...form }: SettingPanelProps<Setting, Values, Request>) {
  const { can } = useCurrentStore();
  return (
    <Panel title={form.title} description={description}>
      <PlannedList part={form.part} title={form.title} />
      {can('settings:write') ? <SettingForm {...form} /> : <SettingsFacts>{facts}</SettingsFacts>}
      <LastChange change={form.setting} part={form.part} title={form.title} />
    </Panel>
  );
}

function SettingForm<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request extends { olVersion?: number | undefined },
>({ part, title, saved, children, ...options }: SettingFormProps<Setting, Values, Request>) {
  const { form, save, stale } = useSettingForm<Setting, Values, Request>({
    ...options,
    onSaved: () => toastSuccess(saved),
  });
  const planning = usePlan({ part, title, form });
  const { control, formState } = form;
  return (
    <>
      <Form
        label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!formState.isSubmitting) void save();
        }}
      >
        {stale ? <StaleForm {...stale} /> : null}
        {children(control)}
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} what={title} onDiscard={() => form.reset()}>
          {planning.button}
        </SaveBar>
      </Form>
      {planning.dialog}
      <UnsavedChanges dirty={formState.isDirty} />
    </>
  );
}
