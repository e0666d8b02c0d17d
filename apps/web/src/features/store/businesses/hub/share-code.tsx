import { Button } from '@mantine/core';
import type { Business } from '@counter/contract/store';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../../lib/files/download.ts';
import { DownloadButton } from '../../../../ui/actions/download-button.tsx';
import { QrCode } from '../../../../ui/display/qr-code.tsx';
import { text } from '../businesses.text.ts';
import { drawQrPicture, drawQrSvg } from './qr-files.ts';
import classes from './share-panel.module.css';
import { saveOrderCode } from './share.queries.ts';

interface ShareCodeProps {
  business: Business;
  weblink: string;
  /** The product that the code links to, instead of the whole menu. */
  product: { id: number; name: string } | undefined;
}

/** A QR code of an address: as a picture, or as printable posters and table cards. */
export function ShareCode({ business, weblink, product }: ShareCodeProps) {
  const { storeUrl, name } = business;
  const fileName = product ? `${storeUrl}-${product.id}` : storeUrl;
  const savePicture = (): void =>
    void drawQrPicture(weblink).then((picture) => saveFile(`${fileName}.png`, picture));
  return (
    <section className={classes.part} aria-label={text.qrCode}>
      <h3 className={classes.heading}>{text.qrCode}</h3>
      <div className={classes.code}>
        <QrCode text={weblink} label={text.qrCodeLabel(product?.name ?? name)} />
        <div className={classes.words}>
          <p className={classes.help}>{text.qrCodeHelp}</p>
          <div className={classes.tools}>
            <DownloadButton
              what={text.poster}
              label={text.posterPdf}
              save={async () => saveOrderCode(business, 'POSTER', product?.id)}
            />
            <DownloadButton
              what={text.tableTent}
              label={text.tableTentPdf}
              save={async () => saveOrderCode(business, 'TENT', product?.id)}
            />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => saveFile(`${fileName}.svg`, drawQrSvg(weblink))}
            >
              {text.svg}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={savePicture}
            >
              {text.png}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
