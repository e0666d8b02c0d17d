import { lazy, type Ref, Suspense, useEffect, useId, useImperativeHandle, useRef } from 'react';
import fieldClasses from './field.module.css';
import type { CropUse } from './picture-field/crop/crop-area.ts';
import { useCropQueue } from './picture-field/crop/use-crop-queue.ts';
import { isHopeful } from './picture-field/entries.ts';
import { markOfField, useFileDrop, useFilePaste } from './picture-field/incoming-files.ts';
import classes from './picture-field/picture-field.module.css';
import { PictureRow } from './picture-field/picture-row.tsx';
import { describeRules, type PictureRules } from './picture-field/picture-rules.ts';
import { PictureSource } from './picture-field/picture-source.tsx';
import type { Upload } from './picture-field/sending.tsx';
import { usePictures } from './picture-field/use-pictures.ts';
import { uiText } from '../ui.text.ts';
import { picturesText } from './picture-field/picture-field.text.ts';

// Loaded on demand, because most forms don't crop.
const CropDialog = lazy(async () => ({
  default: (await import('./picture-field/crop/crop-dialog.tsx')).CropDialog,
}));

export interface PictureFieldProps extends PictureRules {
  label: string;
  /** Shown below the field unless there is an error. */
  help?: string;
  required?: boolean;
  /** The addresses of the uploaded pictures, in order. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  onBlur?: () => void;
  /** Called with true while pictures are uploading. A form sent then would miss them. */
  onBusy?: (busy: boolean) => void;
  /** The maximum number of pictures. */
  limit: number;
  /** The use of the first picture ("Cover"). Makes the pictures sortable. */
  firstUse?: string;
  /** The ratio (width by height) to crop pictures to before the upload. */
  crop?: number;
  /** The use of cropped pictures, which decides the quality warnings. Defaults to food. */
  cropUse?: CropUse;
  upload: Upload;
  /** Offers a phone's camera besides its files. */
  camera?: boolean;
  /** Returns the address of a picture's thumbnail. */
  thumbnailOf: (url: string) => string;
  /** Returns the name of an uploaded file that isn't a picture; undefined for a picture. */
  nameOf?: (url: string) => string | undefined;
  error?: string | undefined;
  /** The element to focus on an error. */
  ref?: Ref<Pick<HTMLElement, 'focus'>>;
}

/** A field for pictures that upload as soon as they are dropped, pasted or chosen. */
export function PictureField(props: PictureFieldProps) {
  const { label, limit, types, limitBytes, upload, thumbnailOf } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rules = { types, limitBytes };
  const { value, onChange, ref, error } = props;
  const pictures = usePictures({ value, onChange, limit, rules });
  const { entries, news, room } = pictures;
  const crops = useCropQueue({ ratio: props.crop, room, add: pictures.add });
  const { over, handlers } = useFileDrop(crops.take);
  useFilePaste(field, crops.take);
  useBusy(
    entries.some(({ kind }) => kind === 'sending'),
    props.onBusy,
  );
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  return (
    <div ref={field} className={classes.field} {...markOfField} {...handlers}>
      <label htmlFor={id} className={fieldClasses.label}>
        {label}
      </label>
      {entries.length > 0 ? (
        <ul className={classes.pictures} aria-label={picturesText.chosen(label)}>
          {entries.map((entry, place) => (
            <PictureRow
              key={entry.id}
              entry={entry}
              fallbackName={
                (entry.kind === 'kept' ? props.nameOf?.(entry.url) : undefined) ??
                (limit === 1 ? uiText.picture : picturesText.pictureName(place + 1))
              }
              upload={upload}
              thumbnailOf={thumbnailOf}
              pictures={pictures}
              ordered={props.firstUse !== undefined && entries.length > 1}
              use={place === 0 ? props.firstUse : undefined}
              onRemove={() => {
                pictures.remove(entry.id);
                // The removed row's button is gone, so the focus moves to the input.
                requestAnimationFrame(() => input.current?.focus());
              }}
            />
          ))}
        </ul>
      ) : null}
      <PictureSource
        id={id}
        describedBy={picturesText.describedBy(id)}
        invalid={error !== undefined}
        required={props.required ?? false}
        limit={limit}
        room={room}
        empty={!entries.some(isHopeful)}
        over={over}
        ref={input}
        types={types}
        camera={props.camera ?? false}
        onChoose={crops.take}
        onBlur={props.onBlur}
      />
      <p id={`${id}-rules`} className={fieldClasses.help}>
        {describeRules(rules, limit)}
      </p>
      <output className={news.shown ? classes.news : classes.unseen}>{news.text}</output>
      {crops.opened && props.crop !== undefined ? (
        <Suspense>
          <CropDialog
            key={crops.left}
            opened={crops.opened}
            ratio={props.crop}
            use={props.cropUse ?? 'food'}
            left={crops.left}
            onDone={crops.finish}
          />
        </Suspense>
      ) : null}
      <Help id={`${id}-help`} help={props.help} error={error} />
    </div>
  );
}

interface HelpProps {
  id: string;
  help: string | undefined;
  error: string | undefined;
}

function Help({ id, help, error }: HelpProps) {
  if (error === undefined && help === undefined) return null;
  return (
    <p id={id} className={error === undefined ? fieldClasses.help : fieldClasses.error}>
      {error ?? help}
    </p>
  );
}

function useBusy(busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void {
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === busy) return;
    reported.current = busy;
    onBusy?.(busy);
  }, [busy, onBusy]);
}
