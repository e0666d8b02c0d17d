import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import type { BusinessControl } from './use-business-form.ts';

interface IdentityFieldsProps {
  control: BusinessControl;
  onUploading: (busy: boolean) => void;
}

/** What the business is called, where it is, and what it looks like. */
export function IdentityFields({ control, onUploading }: IdentityFieldsProps) {
  return (
    <Panel title="The business" description="Customers find it by its name and its branch.">
      <div className={classes.fields}>
        <TextField
          control={control}
          name="businessname"
          label="Business Name"
          autoComplete="organization"
          required
        />
        <TextField
          control={control}
          name="businessbranch"
          label="Business Branch"
          help="What tells it from your others, such as Riverside."
          required
        />
        <div className={classes.wide}>
          <TextField
            control={control}
            name="businessAddress"
            label="Business Address"
            autoComplete="street-address"
            help="10 to 60 characters: street, number, postal code and city."
            required
          />
        </div>
        <TextField
          control={control}
          name="location"
          label="Land Mark"
          help="Exactly 11 characters, such as City Square."
          required
        />
        <TextField
          control={control}
          name="profilename"
          label="Business Profile Name"
          help="What customers see above your menu."
          required
        />
        <div className={classes.wide}>
          <OnePictureField
            control={control}
            name="image"
            label="Business Image"
            help="Your sign, your counter or your best dish."
            onUploading={onUploading}
          />
        </div>
      </div>
    </Panel>
  );
}
