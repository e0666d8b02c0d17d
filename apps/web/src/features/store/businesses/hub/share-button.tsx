import { Button, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../../lib/files/download.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import field from '../../../../ui/forms/field.module.css';
import { text } from '../businesses.text.ts';
import { buttonCode, buttonLook, buttonSvg, type OrderButton } from './order-button.ts';
import classes from './share-panel.module.css';

/** An order button for other pages: its preview, HTML and SVG. */
export function ShareButton({ button, fileName }: { button: OrderButton; fileName: string }) {
  const code = buttonCode(button);
  const saveDrawing = (): void =>
    saveFile(fileName, new Blob([buttonSvg(button)], { type: 'image/svg+xml' }));
  return (
    <section className={classes.part} aria-label={text.orderButton}>
      <h3 className={classes.heading}>{text.orderButton}</h3>
      <p className={classes.help}>{text.orderButtonHelp}</p>
      <div className={classes.preview}>
        <a href={button.weblink} target="_blank" rel="noopener" style={buttonLook(button)}>
          {button.label}
        </a>
      </div>
      <Textarea
        label={text.buttonForYourWebsite}
        classNames={{ label: field.label, input: field.input }}
        value={code}
        rows={4}
        readOnly
      />
      <div className={classes.tools}>
        <CopyButton text={code} toast={text.buttonCopiedToast}>
          {text.copyButton}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={saveDrawing}
        >
          {text.buttonSvg}
        </Button>
      </div>
    </section>
  );
}
