import { pictureUrl } from '@counter/contract/files';
import { brandPalette, mix } from '@counter/contract/store';
import { useCurrentStore } from '../../../../lib/store-context.tsx';
import classes from './look.module.css';
import { colorOf, type LookValues } from './look-form.ts';
import { text } from './look.text.ts';

/** Previews the header of the web store, and says whether the color has enough contrast. */
export function LookPreview({ brandColor, coverImage, logo }: LookValues) {
  const { name } = useCurrentStore();
  const { light, isDarkened } = brandPalette(colorOf(brandColor));
  const cover = `linear-gradient(100deg, ${mix(light.fill, '#000000', 0.35)}, ${light.fill})`;
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{text.preview}</figcaption>
      <div className={classes.page}>
        <div className={classes.cover} style={{ background: cover }}>
          {coverImage === null ? null : <img src={pictureUrl(coverImage, 'medium')} alt="" />}
        </div>
        {logo === null ? null : (
          <img className={classes.logo} src={pictureUrl(logo, 'small')} alt="" />
        )}
        <p className={classes.store}>{name}</p>
        <p className={classes.line}>
          <span style={{ color: light.ink }}>{text.openNow}</span>
          <span style={{ color: light.ink }}>{text.yourOrders}</span>
        </p>
        <span className={classes.button} style={{ background: light.fill }}>
          {text.addToBasket}
        </span>
      </div>
      <output className={classes.verdict}>
        {isDarkened ? text.darkenedHint(light.fill) : text.readableHint}
      </output>
    </figure>
  );
}
