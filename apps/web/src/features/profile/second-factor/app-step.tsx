import { secondFactorCode, type SecondFactorOffer } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useConfirmSecondFactor } from '../profile.queries.ts';
import classes from './second-factor.module.css';
import { text } from '../profile.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface AppStepProps {
  offer: SecondFactorOffer;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and confirms it with a first code. */
export function AppStep({ offer, onAdded, onCancel }: AppStepProps) {
  const { mutateAsync } = useConfirmSecondFactor();
  const form = useForm({
    mode: 'onSubmit',
    resolver: zodResolver(secondFactorCode),
    defaultValues: { code: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function confirm({ code }: { code: string }) {
    try {
      const { data, message } = await mutateAsync(code);
      toastSuccess(message ?? text.secondFactor.appAddedToast);
      onAdded(data.recoveryCodes);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form
      label={text.secondFactor.addAuthenticatorApp}
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
    >
      <Secret offer={offer} />
      <TextField
        control={control}
        name="code"
        label={text.secondFactor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        help={text.secondFactor.codeHelp}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>{text.secondFactor.addApp}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Secret({ offer: { secret, uri } }: { offer: SecondFactorOffer }) {
  return (
    <div className={classes.secret}>
      <QrCode text={uri} label={text.secondFactor.qrCodeLabel} />
      <div className={classes.step}>
        <p className={classes.text}>{text.secondFactor.scanHelp}</p>
        <a className={classes.sameDevice} href={uri}>
          {text.secondFactor.openInApp}
        </a>
        <div>
          <p className={classes.text}>{text.secondFactor.noCameraHint}</p>
          <code className={classes.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <div className={classes.tools}>
          <CopyButton text={secret} toast={text.secondFactor.keyCopiedToast}>
            {text.secondFactor.copyKey}
          </CopyButton>
        </div>
      </div>
    </div>
  );
}
