import type { SettingChange, SettingPart } from '@counter/contract/settings';
import type { ComponentType } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { SettingPanel } from './setting-panel.tsx';
import { SettingsLoaded, type Reading } from './settings-loaded.tsx';
import type { SettingFormOptions } from './use-setting-form.ts';
import { text } from './settings.text.ts';

interface SettingHooks<Setting, Request> {
  part: SettingPart;
  useSetting: () => Reading<Setting>;
  useUpdate: () => { mutateAsync: (request: Request) => Promise<unknown> };
}

/** The texts of a panel. */
export interface PanelText {
  /** The setting's name in sentences: "the delivery fees". */
  what: string;
  title: string;
  description: string;
  /** The toast after saving, if not the default. */
  saved?: string;
}

interface PanelParts<Setting extends SettingChange, Values extends FieldValues, Request>
  extends
    PanelText,
    Pick<SettingFormOptions<Setting, Values, Request>, 'request' | 'valuesOf' | 'requestOf'> {
  /** The height of the placeholder, in pixels. */
  height: number;
  /** Shows the setting to people who can't change it, as `SettingsFact`s. */
  Facts: ComponentType<{ setting: Setting }>;
  Fields: ComponentType<{ control: Control<Values, unknown, Request> }>;
}

/** Returns the panel of a part of the settings that is loaded and saved as a whole. */
export function loadedSetting<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request extends { olVersion?: number | undefined },
>(
  { part, useSetting, useUpdate }: SettingHooks<Setting, Request>,
  { what, height, Facts, Fields, saved, ...panel }: PanelParts<Setting, Values, Request>,
) {
  return function LoadedSetting() {
    const { mutateAsync: send } = useUpdate();
    return (
      <SettingsLoaded what={what} query={useSetting()} heights={[height]}>
        {(setting, reread) => (
          <SettingPanel
            {...panel}
            part={part}
            setting={setting}
            reread={reread}
            send={send}
            saved={saved ?? text.changesAreSaved}
            facts={<Facts setting={setting} />}
          >
            {(control) => <Fields control={control} />}
          </SettingPanel>
        )}
      </SettingsLoaded>
    );
  };
}
