import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import type { BusinessControl } from './use-business-form.ts';
import { text } from '../store.text.ts';

interface IdentityFieldsProps {
  control: BusinessControl;
  onUploading: (busy: boolean) => void;
}

/** The name, the address and the picture of the business. */
export function IdentityFields({ control, onUploading }: IdentityFieldsProps) {
  return (
    <Panel title={text.businesses.business} description={text.businesses.customersFindItByIts}>
      <div className={classes.fields}>
        <TextField
          control={control}
          name="businessname"
          label={text.businesses.businessName}
          autoComplete="organization"
          required
        />
        <TextField
          control={control}
          name="businessbranch"
          label={text.businesses.businessBranch}
          help={text.businesses.whatTellsItFromYour}
          required
        />
        <div className={classes.wide}>
          <TextField
            control={control}
            name="businessAddress"
            label={text.businesses.businessAddress}
            autoComplete="street-address"
            help={text.businesses.tenTo60CharactersStreet}
            required
          />
        </div>
        <TextField
          control={control}
          name="location"
          label={text.businesses.landMark}
          help={text.businesses.exactly11CharactersSuchAs}
          required
        />
        <TextField
          control={control}
          name="profilename"
          label={text.businesses.businessProfileName}
          help={text.businesses.whatCustomersSeeAboveYour}
          required
        />
        <div className={classes.wide}>
          <OnePictureField
            control={control}
            name="image"
            label={text.businesses.businessImage}
            help={text.businesses.yourSignYourCounterOr}
            onUploading={onUploading}
          />
        </div>
      </div>
    </Panel>
  );
}
