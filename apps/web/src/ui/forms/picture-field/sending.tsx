import { useEffect, useEffectEvent, useState } from 'react';
import classes from './picture-field.module.css';
import { picturesText } from './picture-field.text.ts';

/** Uploads a file, reports the share sent (0 to 1), and resolves to the picture's address. */
export type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

interface SendingProps {
  file: File;
  upload: Upload;
  onDone: (url: string) => void;
  onFailed: (error: unknown) => void;
}

/** Uploads a file while mounted; unmounting aborts the upload. */
export function Sending(props: SendingProps) {
  const { file } = props;
  const [share, setShare] = useState(0);
  const start = useEffectEvent(props.upload);
  const tellDone = useEffectEvent(props.onDone);
  const tellFailed = useEffectEvent(props.onFailed);

  useEffect(() => {
    const { signal, abort } = giveUp();
    void start(file, setShare, signal).then(
      (url) => signal.aborted || tellDone(url),
      (error: unknown) => signal.aborted || tellFailed(error),
    );
    return abort;
  }, [file]);

  const percent = Math.floor(share * 100);
  return (
    <>
      <p className={classes.detail}>
        {share < 1 ? picturesText.uploading(percent) : picturesText.almostDone}
      </p>
      <progress
        className={classes.progress}
        value={share}
        aria-label={picturesText.uploadingLabel(file.name)}
      />
    </>
  );
}

function giveUp() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
