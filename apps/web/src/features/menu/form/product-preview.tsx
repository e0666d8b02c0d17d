import { pictureUrl } from '@counter/contract/files';
import {
  describeChoosing,
  formatAllergens,
  formatCalories,
  type MenuProduct,
} from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import { IconPhoto } from '@tabler/icons-react';
import { useId } from 'react';
import { now } from '@counter/browser/clock';
import { dates } from '../../../lib/time/date-format.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useOptionGroups } from '../options/options.queries.ts';
import { useStoreLook } from './store.queries.ts';
import { showToCustomer, type Previewed } from './previewed-product.ts';
import classes from './product-preview.module.css';
import { formText } from './form.text.ts';

/** The product as the web store shows it, with the unsaved input. */
export function ProductPreview({ product }: { product: Previewed }) {
  const { currency, timeZone } = useCurrentStore();
  const captionId = useId();
  const { data: groups = [] } = useOptionGroups();
  const { data: look } = useStoreLook();
  const local = { timeZone, dates: dates(), now: new Date(now()) };
  const shown = showToCustomer(product, groups, local);
  const { fill } = brandPalette(look?.brandColor ?? defaultBrandColor).light;
  return (
    <figure className={classes.preview} aria-labelledby={captionId}>
      <figcaption id={captionId} className={classes.caption}>
        {formText.inYourWebStore}
      </figcaption>
      <div className={classes.page} data-gone={shown.available ? undefined : ''}>
        <Picture {...shown} />
        <div className={classes.words}>
          <p className={classes.name}>{shown.name || formText.newProduct}</p>
          {shown.description ? <p className={classes.description}>{shown.description}</p> : null}
          {shown.calories === null ? null : (
            <p className={classes.description}>{formatCalories(shown.calories)}</p>
          )}
          {shown.allergens === '' ? null : (
            <p className={classes.description}>{formatAllergens(shown.allergens)}</p>
          )}
          {shown.available ? null : <p className={classes.reason}>{reasonOf(shown)}</p>}
        </div>
        {shown.optionGroups.map((group) => (
          <Group key={group.id} group={group} currency={currency} />
        ))}
        <p className={classes.foot}>
          <span className={classes.price}>{formatMoney(Math.max(shown.price, 0), currency)}</span>
          {shown.available ? (
            <span className={classes.add} style={{ background: fill }} aria-hidden>
              +
            </span>
          ) : null}
        </p>
      </div>
    </figure>
  );
}

/** Returns the web store's sentence, which starts with the product's name. */
function reasonOf({ name, reason }: MenuProduct): string {
  return name === '' ? `${formText.newProduct}${reason}` : reason;
}

function Picture({ name, image }: MenuProduct) {
  if (image === null) {
    return (
      <span className={classes.blank} aria-hidden>
        {name.slice(0, 1) || <IconPhoto size={32} stroke={1.5} />}
      </span>
    );
  }
  return <img className={classes.picture} src={pictureUrl(image, 'medium')} alt="" />;
}

interface GroupProps {
  group: MenuProduct['optionGroups'][number];
  currency: string;
}

function Group({ group, currency }: GroupProps) {
  return (
    <div className={classes.group}>
      <p className={classes.legend}>
        {group.name} <span className={classes.rule}>{describeChoosing(group)}</span>
      </p>
      <ul className={classes.choices}>
        {group.choices.map(({ id, name, price, available, reason }) => (
          <li key={id} className={classes.choice}>
            <span className={classes.choiceName}>
              {name}
              {available ? null : <span className={classes.choiceReason}>{reason}</span>}
            </span>
            {price > 0 ? (
              <span className={classes.rule}>+ {formatMoney(price, currency)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
