import {
  findStoreLook,
  storeLookRequest,
  updateStoreLook,
  type StoreLook,
  type StoreLookRequest,
} from '@counter/contract/settings';
import { useWatch, type Control } from 'react-hook-form';
import { OnePictureField } from '../../../../ui/forms/one-picture-field.tsx';
import { loadedSetting } from '../../loaded-setting.tsx';
import { SettingsFact } from '../../settings-facts.tsx';
import { settingHooks } from '../../settings.queries.ts';
import { ColorField } from './color-field.tsx';
import { lookRequest, lookValues, type LookValues } from './look-form.ts';
import { LookPreview } from './look-preview.tsx';
import classes from './look.module.css';
import { text } from './look.text.ts';

const hooks = settingHooks({ part: 'look', find: findStoreLook, update: updateStoreLook });

/** The web store's color, cover and logo, with a live preview. */
export const LookPanel = loadedSetting(hooks, {
  what: text.look,
  title: text.webStoreLook,
  description: text.lookHelp,
  height: 420,
  request: storeLookRequest,
  valuesOf: lookValues,
  requestOf: lookRequest,
  Facts: LookFacts,
  Fields: LookFields,
});

function LookFacts({ setting }: { setting: StoreLook }) {
  const describe = (image: string | null) => (image === null ? text.none : text.uploaded);
  return (
    <>
      <SettingsFact name={text.brandColor}>{setting.brandColor ?? text.standard}</SettingsFact>
      <SettingsFact name={text.cover}>{describe(setting.coverImage)}</SettingsFact>
      <SettingsFact name={text.logo}>{describe(setting.logo)}</SettingsFact>
    </>
  );
}

/** The ratio of covers on phones. Wider windows show the middle of it. */
const coverCrop = { ratio: 3, use: 'cover' } as const;
const logoCrop = { ratio: 1, use: 'logo' } as const;

// A picture that finishes after a save makes the form dirty again, so saving need not wait for uploads.
const noteUploading = (): void => {};

function LookFields({ control }: { control: Control<LookValues, unknown, StoreLookRequest> }) {
  const [brandColor, coverImage, logo] = useWatch({
    control,
    name: ['brandColor', 'coverImage', 'logo'],
  });
  return (
    <div className={classes.form}>
      <div className={classes.inputs}>
        <ColorField control={control} />
        <OnePictureField
          control={control}
          name="coverImage"
          label={text.cover}
          help={text.coverHelp}
          crop={coverCrop}
          onUploading={noteUploading}
        />
        <OnePictureField
          control={control}
          name="logo"
          label={text.logo}
          help={text.logoHelp}
          crop={logoCrop}
          onUploading={noteUploading}
        />
      </div>
      <LookPreview brandColor={brandColor} coverImage={coverImage} logo={logo} />
    </div>
  );
}
