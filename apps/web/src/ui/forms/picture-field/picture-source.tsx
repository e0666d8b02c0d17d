import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useIsPhone } from '../../browser/use-is-phone.ts';
import classes from './picture-field.module.css';
import { uiText } from '../../ui.text.ts';
import { picturesText } from './picture-field.text.ts';

interface PictureSourceProps {
  id: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  limit: number;
  room: number;
  /** True if no picture is uploaded or uploading. */
  empty: boolean;
  /** True while files are being dragged over the field. */
  over: boolean;
  types: readonly string[];
  camera: boolean;
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
  onBlur: (() => void) | undefined;
}

/** The picture chooser: a native file input with a large click area. */
export function PictureSource(props: PictureSourceProps) {
  const { ref, limit, room, empty, over, camera, onChoose } = props;
  const phone = useIsPhone();
  return (
    <>
      {camera && phone && room > 0 ? <CameraButton onChoose={onChoose} /> : null}
      <div className={classes.source} data-over={over || undefined} data-full={room === 0}>
        {room > 0 ? <IconPhotoPlus size={24} stroke={1.5} aria-hidden /> : null}
        <p>
          {room === 0 ? (
            picturesText.manyFullHint(limit)
          ) : (
            <Invitation over={over} limit={limit} empty={empty} />
          )}
        </p>
        <input
          ref={ref}
          id={props.id}
          type="file"
          className={classes.input}
          accept={props.types.join(',')}
          multiple={limit > 1}
          disabled={room === 0}
          required={props.required && empty}
          aria-invalid={props.invalid}
          aria-describedby={props.describedBy}
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            // Lets the person choose the same file again after removing it.
            currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

function CameraButton({ onChoose }: Pick<PictureSourceProps, 'onChoose'>) {
  return (
    <label className={classes.camera}>
      <IconCamera size={20} stroke={1.75} aria-hidden />
      {picturesText.takePhoto}
      <input
        type="file"
        className={classes.input}
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function Invitation({ over, limit, empty }: Pick<PictureSourceProps, 'over' | 'limit' | 'empty'>) {
  const several = limit > 1;
  if (over) return several ? picturesText.dropThemHere : uiText.dropItHere;
  return (
    <>
      <strong className={classes.choose}>{invitationOf(several, empty)}</strong>
      <span className={classes.otherWays}>
        {several ? picturesText.dropManyHint : picturesText.dropOneHint}
      </span>
    </>
  );
}

function invitationOf(several: boolean, empty: boolean): string {
  if (several) return picturesText.choosePictures;
  return empty ? picturesText.choosePicture : picturesText.chooseAnother;
}
