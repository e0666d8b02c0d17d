import { Button, Textarea, TextInput } from '@mantine/core';
import type { Business } from '@counter/contract/store';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../../lib/download.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { useNoteCopiedLink } from '../../first-steps/first-steps.queries.ts';
import { drawQrPicture, drawQrSvg } from './qr-files.ts';
import classes from './share-panel.module.css';
import { weblinkOf } from '../../../../lib/weblink.ts';
import { buttonCode } from './weblink.ts';
import { text } from '../businesses.text.ts';

/** The store's own page for its customers: the link, a QR code of it, and a button for other pages. */
export function SharePanel({ business }: { business: Business }) {
  const { storeUrl, name } = business;
  const note = useNoteCopiedLink(business);
  const weblink = weblinkOf(storeUrl, location.origin);
  const code = buttonCode(weblink, name);
  return (
    <Panel
      title={text.webStore}
      description={text.whereCustomersSeeYourMenu}
      actions={
        <Button component="a" variant="default" href={weblink} target="_blank" rel="noopener">
          {text.openWebStore}
        </Button>
      }
    >
      <div className={classes.share}>
        <div className={classes.code}>
          <QrCode text={weblink} label={text.qrCodeThatOpensWeb(name)} />
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => saveFile(`${storeUrl}.svg`, drawQrSvg(weblink))}
            >
              {text.svg}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() =>
                void drawQrPicture(weblink).then((picture) => saveFile(`${storeUrl}.png`, picture))
              }
            >
              {text.png}
            </Button>
          </div>
        </div>
        <div className={classes.words}>
          <TextInput label={text.weblink} value={weblink} readOnly />
          <CopyButton text={weblink} told={text.weblinkIsCopied} onCopied={note}>
            {text.copyLink}
          </CopyButton>
          <Textarea label={text.buttonForYourWebsite} value={code} rows={4} readOnly />
          <CopyButton text={code} told={text.buttonIsCopied}>
            {text.copyButton}
          </CopyButton>
        </div>
      </div>
    </Panel>
  );
}
