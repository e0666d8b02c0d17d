import { TextInput } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { QrCode } from '../../ui/display/qr-code.tsx';
import classes from './referral.module.css';
import { text } from './referral.text.ts';

/** The links to share: one for businesses, and one to the current store for customers. */
export function LinkPanel({ code }: { code: string }) {
  const { storeUrl, name } = useCurrentStore();
  const forBusinesses = `${location.origin}/signup?ref=${code}`;
  const forCustomers = `${location.origin}/s/${storeUrl}?ref=${code}`;
  return (
    <Panel title={text.yourLink} description={text.linkHelp}>
      <div className={classes.share}>
        <QrCode text={forBusinesses} label={text.qrCodeLabel} />
        <div className={classes.links}>
          <div className={classes.link}>
            <TextInput label={text.forBusinesses} value={forBusinesses} readOnly />
            <CopyButton text={forBusinesses} toast={text.businessLinkCopiedToast}>
              {text.copy}
            </CopyButton>
          </div>
          <div className={classes.link}>
            <TextInput label={text.forCustomersOf(name)} value={forCustomers} readOnly />
            <CopyButton text={forCustomers} toast={text.customerLinkCopiedToast}>
              {text.copy}
            </CopyButton>
          </div>
        </div>
      </div>
    </Panel>
  );
}
