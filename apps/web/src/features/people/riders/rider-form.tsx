import { hasPlate, vehicleLabel, vehicles, type Rider } from '@counter/contract/people';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { StaleForm } from '../../../ui/forms/stale-form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { useUploadWait } from '../../../ui/forms/use-upload-wait.ts';
import classes from '../people.module.css';
import { useRiderForm, type RiderControl } from './use-rider-form.ts';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['id'] as const;

/** The form of a rider, with saving. */
export function RiderForm({ rider }: { rider: Rider | undefined }) {
  const { storeUrl } = useCurrentStore();
  const toRiders = { to: '/dashboard/business/$storeUrl/rider', params: { storeUrl } } as const;
  const navigate = useNavigate();
  const { form, stale, save, takeTheirs } = useRiderForm(rider, (message) => {
    toastSuccess(message);
    void navigate({ ...toRiders, ignoreBlocker: true });
  });
  const pictures = useUploadWait(form, { name: 'image', hint: text.riders.uploadingHint });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;

  function submit() {
    if (!isSubmitting) pictures.unlessUploading(() => void save());
  }

  return (
    <>
      {stale ? <StaleForm reason={stale.reason} onTake={takeTheirs} /> : null}
      <Form
        label={rider ? text.riders.editRiderLabel : text.riders.addNewRider}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Panel title={text.riders.riderDetails}>
          <div className={classes.fields}>
            <TextField control={control} name="name" label={uiText.name} required />
            <TextField
              control={control}
              name="phone"
              label={uiText.phone}
              type="tel"
              inputMode="tel"
              required
            />
            <TextField
              control={control}
              name="cnic"
              label={text.cnic}
              help={text.cnicHelp}
              autoComplete="off"
              required
            />
            <SelectField
              control={control}
              name="vehicle"
              label={text.riders.vehicle}
              options={vehicleOptions}
              required
            />
            <Plate control={control} />
            <div className={classes.wide}>
              <OnePictureField
                control={control}
                name="image"
                label={uiText.picture}
                help={text.riders.pictureHelp}
                onUploading={pictures.follow}
              />
            </div>
          </div>
        </Panel>
        <FormError>{errors.root?.message}</FormError>
        <FormActions>
          <LinkButton variant="default" {...toRiders}>
            {uiText.cancel}
          </LinkButton>
          <SubmitButton busy={isSubmitting}>
            {rider ? uiText.saveChanges : text.riders.addRider}
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty} identifiedBy={identity}>
        {text.riders.unsavedWarning}
      </UnsavedChanges>
    </>
  );
}

const vehicleOptions = vehicles.map((value) => ({ value, label: vehicleLabel(value) }));

/** Shown only for vehicles with a license plate. */
function Plate({ control }: { control: RiderControl }) {
  const vehicle = useWatch({ control, name: 'vehicle' });
  if (!hasPlate(vehicle)) return null;
  return (
    <TextField
      control={control}
      name="plate"
      label={text.riders.plate}
      autoComplete="off"
      required
    />
  );
}
