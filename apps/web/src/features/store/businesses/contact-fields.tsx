import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import type { BusinessControl } from './use-business-form.ts';

/** How customers and the marketplace reach the business. */
export function ContactFields({ control }: { control: BusinessControl }) {
  const acceptEmail = useWatch({ control, name: 'acceptEmail' }) ?? false;
  return (
    <Panel title="Contact" description="Tick how customers may reach the business.">
      <div className={classes.rows}>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptEmail" label="Accept email" />
          <TextField
            control={control}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            disabled={!acceptEmail}
            required={acceptEmail}
            {...(acceptEmail ? {} : { help: 'Tick Accept email to give an address.' })}
          />
        </div>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptCalls" label="Accept calls" />
          <TextField
            control={control}
            name="number"
            label="Phone Number (official)"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help="Exactly 11 digits, such as 12125550142."
            required
          />
        </div>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptWhatsapp" label="Accept WhatsApp" />
          <TextField
            control={control}
            name="whatapp"
            label="WhatsApp Number"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help="Exactly 11 digits, such as 12125550142."
            required
          />
        </div>
      </div>
    </Panel>
  );
}
