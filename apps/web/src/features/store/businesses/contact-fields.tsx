import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import type { BusinessControl } from './use-business-form.ts';
import { text } from './businesses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The contact fields of a business. */
export function ContactFields({ control }: { control: BusinessControl }) {
  const acceptEmail = useWatch({ control, name: 'acceptEmail' }) ?? false;
  return (
    <Panel title={text.contact} description={text.contactHelp}>
      <div className={classes.rows}>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptEmail" label={text.acceptEmail} />
          <TextField
            control={control}
            name="email"
            label={uiText.email}
            type="email"
            autoComplete="email"
            disabled={!acceptEmail}
            required={acceptEmail}
            {...(acceptEmail ? {} : { help: text.emailHint })}
          />
        </div>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptCalls" label={text.acceptCalls} />
          <TextField
            control={control}
            name="number"
            label={text.phoneNumberOfficial}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help={text.phoneNumberHelp}
            required
          />
        </div>
        <div className={classes.row}>
          <CheckboxField control={control} name="acceptWhatsapp" label={text.acceptWhatsapp} />
          <TextField
            control={control}
            name="whatapp"
            label={text.whatsappNumber}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help={text.phoneNumberHelp}
            required
          />
        </div>
      </div>
    </Panel>
  );
}
