import { useState } from 'react';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { PictureField } from '../../../../ui/forms/picture-field.tsx';
import classes from './gallery.module.css';

const sample = '/icon.svg';
const stepMs = 400;
const steps = 8;

const rules = { types: ['image/jpeg', 'image/png', 'image/webp'], limitBytes: 8 * 1024 * 1024 };

/** Simulates a slow upload, to show its progress. A file named "refused…" is refused. */
async function uploadSlowly(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  for (let step = 0; step <= steps && !signal.aborted; step += 1) {
    onProgress(step / steps);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  if (file.name.startsWith('refused')) throw new Error('refused');
  return `${sample}?${file.name}`;
}

export function Pictures() {
  return (
    <div className={classes.halves}>
      <Panel title="Pictures">
        <Sample limit={3} start={[]} help="Shown beside your menu." />
      </Panel>
      <Panel title="Pictures that are all there">
        <Sample limit={1} start={[sample]} />
      </Panel>
      <Panel title="Pictures, one of them missing">
        <Sample limit={3} start={[sample, `${sample}?2`]} />
      </Panel>
      <Panel title="Pictures that failed">
        <Sample limit={3} start={[]} error="Add menu URL or upload image" />
      </Panel>
    </div>
  );
}

interface SampleProps {
  limit: number;
  start: readonly string[];
  help?: string;
  error?: string;
}

function Sample({ start, ...props }: SampleProps) {
  const [urls, setUrls] = useState(start);
  return (
    <PictureField
      {...props}
      {...rules}
      label="Menu pictures"
      value={urls}
      onChange={setUrls}
      upload={uploadSlowly}
      thumbnailOf={(url) => url}
    />
  );
}
