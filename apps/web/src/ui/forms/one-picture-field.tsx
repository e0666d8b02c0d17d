import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { pictureUploads } from '../../lib/files/upload.ts';
import type { CropUse } from './picture-field/crop/crop-area.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

interface OnePictureFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The field with the picture's address; null for none. */
  name: FieldPath<Values>;
  label: string;
  help?: string | undefined;
  /** The ratio, width by height, that the picture is cropped to before it is uploaded, and its use. */
  crop?: { readonly ratio: number; readonly use: CropUse };
  /** Also offers a phone's camera. */
  camera?: boolean;
  onUploading: (busy: boolean) => void;
  /** The accepted files and their upload. Defaults to pictures. */
  uploads?: Pick<PictureFieldProps, 'types' | 'limitBytes' | 'upload' | 'thumbnailOf' | 'nameOf'>;
}

/** A field for a single picture. */
export function OnePictureField<Values extends FieldValues, Output = Values>(
  props: OnePictureFieldProps<Values, Output>,
) {
  const {
    control,
    name,
    label,
    help,
    crop,
    camera = false,
    onUploading,
    uploads = pictureUploads,
  } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <PictureField
      {...uploads}
      ref={ref}
      label={label}
      {...(help === undefined ? {} : { help })}
      limit={1}
      {...(crop ? { crop: crop.ratio, cropUse: crop.use } : {})}
      camera={camera}
      value={typeof value === 'string' && value !== '' ? [value] : []}
      onChange={([url = null]) => onChange(url)}
      onBlur={onBlur}
      onBusy={onUploading}
      error={fieldState.error?.message}
    />
  );
}
