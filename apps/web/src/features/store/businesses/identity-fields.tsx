import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import type { BusinessControl } from './use-business-form.ts';
import { text } from './businesses.text.ts';

interface IdentityFieldsProps {
  control: BusinessControl;
  onUploading: (busy: boolean) => void;
}

/** The fields for the name, address and picture of a business. */
export function IdentityFields({ control, onUploading }: IdentityFieldsProps) {
  return (
    <Panel title={text.business} description={text.businessHelp}>
      <div className={classes.fields}>
        <TextField
          control={control}
          name="businessname"
          label={text.businessName}
          autoComplete="organization"
          required
        />
        <TextField
          control={control}
          name="businessbranch"
          label={text.businessBranch}
          help={text.branchHelp}
          required
        />
        <div className={classes.wide}>
          <TextField
            control={control}
            name="businessAddress"
            label={text.businessAddress}
            autoComplete="street-address"
            help={text.addressHelp}
            required
          />
        </div>
        <TextField
          control={control}
          name="location"
          label={text.landMark}
          help={text.landMarkHelp}
          required
        />
        <TextField
          control={control}
          name="profilename"
          label={text.businessProfileName}
          help={text.profileNameHelp}
          required
        />
        <div className={classes.wide}>
          <OnePictureField
            control={control}
            name="image"
            label={text.businessImage}
            help={text.imageHelp}
            onUploading={onUploading}
          />
        </div>
      </div>
    </Panel>
  );
}
