import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhoto, IconX } from '@tabler/icons-react';
import { type Ref, useCallback, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import type { Entry } from './entries.ts';
import classes from './picture-field.module.css';
import { megabytes } from './picture-rules.ts';
import { Sending, type Upload } from './sending.tsx';
import type { Pictures } from './use-pictures.ts';
import { uiText } from '../../ui.text.ts';
import { picturesText } from './picture-field.text.ts';

interface PictureRowProps {
  entry: Entry;
  /** The name of a picture without a file name. */
  fallbackName: string;
  upload: Upload;
  thumbnailOf: (url: string) => string;
  pictures: Pictures;
  /** True if the person can sort the pictures. */
  ordered: boolean;
  /** The use of the picture at this position: "Cover". */
  use: string | undefined;
  onRemove: () => void;
}

/** A picture in the field: its preview, its upload progress, or why it was refused. */
export function PictureRow(props: PictureRowProps) {
  const { entry, fallbackName, thumbnailOf, onRemove } = props;
  const name = entry.file?.name ?? fallbackName;
  return (
    <li className={classes.picture} data-kind={entry.kind}>
      {entry.file ? (
        <LocalPreview file={entry.file} />
      ) : (
        <Thumbnail src={thumbnailOf(entry.kind === 'kept' ? entry.url : '')} />
      )}
      <div className={classes.about}>
        <p className={classes.name}>
          {name}
          {props.use === undefined ? null : <span className={classes.use}>{props.use}</span>}
        </p>
        <State {...props} />
      </div>
      <div className={classes.buttons}>
        {props.ordered ? <Movers entry={entry} name={name} pictures={props.pictures} /> : null}
        <IconButton label={picturesText.removeLabel(name)} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
    </li>
  );
}

interface MoversProps {
  entry: Entry;
  name: string;
  pictures: Pictures;
}

function Movers({ entry, name, pictures: { entries, move } }: MoversProps) {
  return (
    <>
      <IconButton
        label={picturesText.moveUp(name)}
        disabled={entries[0] === entry}
        onClick={() => move(entry.id, -1)}
      >
        <IconArrowUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        label={picturesText.moveDown(name)}
        disabled={entries.at(-1) === entry}
        onClick={() => move(entry.id, 1)}
      >
        <IconArrowDown size={20} stroke={1.75} />
      </IconButton>
    </>
  );
}

function State({ entry, upload, pictures }: PictureRowProps) {
  if (entry.kind === 'kept') {
    return (
      <p className={classes.detail}>{entry.file ? sizeOf(entry.file) : picturesText.uploaded}</p>
    );
  }
  const { id, file } = entry;
  if (entry.kind === 'sending') {
    return (
      <Sending
        file={file}
        upload={upload}
        onDone={(url) => pictures.finish(id, file, url)}
        onFailed={(error) => pictures.fail(id, file, error)}
      />
    );
  }
  return (
    <>
      <p className={classes.reason}>{entry.reason}</p>
      {entry.again ? (
        <Button variant="default" size="xs" onClick={() => pictures.retry(id, file)}>
          {uiText.tryAgain}
        </Button>
      ) : null}
    </>
  );
}

function sizeOf({ size }: File): string {
  return picturesText.uploadedSize(megabytes(size));
}

/** Previews the local file, both during and after the upload. */
function LocalPreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <Thumbnail ref={show} />;
}

/** A decorative preview; the name beside it identifies the file. Files that aren't pictures show an icon. */
function Thumbnail(image: { src?: string; ref?: Ref<HTMLImageElement> }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={classes.thumbnail}>
      {broken ? (
        <IconPhoto size={24} stroke={1.5} aria-hidden />
      ) : (
        <img {...image} alt="" width={56} height={56} onError={() => setBroken(true)} />
      )}
    </span>
  );
}
