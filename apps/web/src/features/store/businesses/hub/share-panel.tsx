import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Business } from '@counter/contract/store';
import { useState } from 'react';
import { productLinkOf, weblinkOf } from '../../../../lib/weblink.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import field from '../../../../ui/forms/field.module.css';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useNoteCopiedLink } from '../../first-steps/first-steps.queries.ts';
import { text } from '../businesses.text.ts';
import { ShareButton } from './share-button.tsx';
import { ShareCode } from './share-code.tsx';
import classes from './share-panel.module.css';
import { useWebStore } from './share.queries.ts';

/** Ways to bring customers to the web store or one of its products: link, QR code and a button for other pages. */
export function SharePanel({ business }: { business: Business }) {
  const { storeUrl, name } = business;
  const note = useNoteCopiedLink(business);
  const { data: webStore } = useWebStore(business);
  const [productId, setProductId] = useState('');
  const products = webStore?.products ?? [];
  const product = products.find(({ id }) => String(id) === productId);
  const whole = weblinkOf(storeUrl, location.origin);
  const weblink = product ? productLinkOf(whole, product) : whole;
  const options = products.map((one) => ({ value: String(one.id), label: one.name }));
  return (
    <Panel
      title={text.bringCustomers}
      description={text.shareHelp}
      actions={
        <Button component="a" variant="default" href={weblink} target="_blank" rel="noopener">
          {text.openWebStore}
        </Button>
      }
    >
      <div className={classes.share}>
        <div className={classes.link}>
          <NativeSelect
            label={text.linkTo}
            classNames={{ label: field.label, input: field.input }}
            value={product ? productId : ''}
            onChange={({ target }) => setProductId(target.value)}
            data={[{ value: '', label: text.wholeMenu }, ...options]}
          />
          <TextInput
            label={text.weblink}
            classNames={{ label: field.label, input: field.input }}
            value={weblink}
            readOnly
          />
          <CopyButton text={weblink} toast={text.weblinkCopiedToast} onCopied={note}>
            {text.copyLink}
          </CopyButton>
        </div>
        <ShareCode business={business} weblink={weblink} product={product} />
        <ShareButton
          fileName={`button-${storeUrl}.svg`}
          button={{
            weblink,
            label: product ? text.orderProduct(product.name) : text.orderFrom(name),
            brandColor: webStore?.brandColor ?? null,
          }}
        />
      </div>
    </Panel>
  );
}
