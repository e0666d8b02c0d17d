import { TextInput } from '@mantine/core';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { QrCode } from '../../ui/display/qr-code.tsx';
import classes from './referral.module.css';

/** The links to share: one for businesses, and one that opens the current store for customers. */
export function LinkPanel({ code }: { code: string }) {
  const { storeUrl, name } = useCurrentStore();
  const forBusinesses = `${location.origin}/signup?ref=${code}`;
  const forCustomers = `${location.origin}/s/${storeUrl}?ref=${code}`;
  return (
    <Panel
      title="Your link"
      description="Whoever signs up with it is brought by you: a business with all its stores, a customer with all their orders. It is remembered for 30 days in the browser that opened it, and the first link counts."
    >
      <div className={classes.share}>
        <QrCode text={forBusinesses} label="QR code of your link for businesses" />
        <div className={classes.links}>
          <div className={classes.link}>
            <TextInput label="For businesses" value={forBusinesses} readOnly />
            <CopyButton text={forBusinesses} told="The link for businesses is copied.">
              Copy
            </CopyButton>
          </div>
          <div className={classes.link}>
            <TextInput label={`For customers of ${name}`} value={forCustomers} readOnly />
            <CopyButton text={forCustomers} told="The link for customers is copied.">
              Copy
            </CopyButton>
          </div>
        </div>
      </div>
    </Panel>
  );
}
