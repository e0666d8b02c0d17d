import { Button, Textarea, TextInput } from '@mantine/core';
import type { Business } from '@counter/contract/store';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../../lib/download.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { drawQrPicture, drawQrSvg } from './qr-files.ts';
import classes from './share-panel.module.css';
import { buttonCode, weblinkOf } from './weblink.ts';

/** The store's own page for its customers: the link, a QR code of it, and a button for other pages. */
export function SharePanel({ business }: { business: Business }) {
  const { storeUrl, name } = business;
  const weblink = weblinkOf(storeUrl, location.origin);
  const code = buttonCode(weblink, name);
  return (
    <Panel
      title="Web store"
      description="Where customers see your menu. Put the link, the code or the button wherever they find you."
      actions={
        <Button component="a" variant="default" href={weblink} target="_blank" rel="noopener">
          Open the web store
        </Button>
      }
    >
      <div className={classes.share}>
        <div className={classes.code}>
          <QrCode text={weblink} label={`QR code that opens the web store of ${name}`} />
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(`${storeUrl}.svg`, drawQrSvg(weblink))}
            >
              SVG
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() =>
                void drawQrPicture(weblink).then((picture) => saveFile(`${storeUrl}.png`, picture))
              }
            >
              PNG
            </Button>
          </div>
        </div>
        <div className={classes.words}>
          <TextInput label="Weblink" value={weblink} readOnly />
          <CopyButton text={weblink} told="The weblink is copied.">
            Copy the link
          </CopyButton>
          <Textarea label="Button for your website" value={code} rows={4} readOnly />
          <CopyButton text={code} told="The button is copied.">
            Copy the button
          </CopyButton>
        </div>
      </div>
    </Panel>
  );
}
