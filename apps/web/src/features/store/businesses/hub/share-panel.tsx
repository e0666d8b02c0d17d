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
import { text } from '../../store.text.ts';

/** The store's own page for its customers: the link, a QR code of it, and a button for other pages. */
export function SharePanel({ business }: { business: Business }) {
  const { storeUrl, name } = business;
  const weblink = weblinkOf(storeUrl, location.origin);
  const code = buttonCode(weblink, name);
  return (
    <Panel
      title={text.businesses.webStore}
      description={text.businesses.whereCustomersSeeYourMenu}
      actions={
        <Button component="a" variant="default" href={weblink} target="_blank" rel="noopener">
          {text.businesses.openWebStore}
        </Button>
      }
    >
      <div className={classes.share}>
        <div className={classes.code}>
          <QrCode text={weblink} label={text.businesses.qrCodeThatOpensWeb(name)} />
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(`${storeUrl}.svg`, drawQrSvg(weblink))}
            >
              {text.businesses.svg}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() =>
                void drawQrPicture(weblink).then((picture) => saveFile(`${storeUrl}.png`, picture))
              }
            >
              {text.businesses.png}
            </Button>
          </div>
        </div>
        <div className={classes.words}>
          <TextInput label={text.businesses.weblink} value={weblink} readOnly />
          <CopyButton text={weblink} told={text.businesses.weblinkIsCopied}>
            {text.businesses.copyLink}
          </CopyButton>
          <Textarea label={text.businesses.buttonForYourWebsite} value={code} rows={4} readOnly />
          <CopyButton text={code} told={text.businesses.buttonIsCopied}>
            {text.businesses.copyButton}
          </CopyButton>
        </div>
      </div>
    </Panel>
  );
}
