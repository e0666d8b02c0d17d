import { pictureUrl } from '@counter/contract/files';
import { coverFood, type Storefront } from '@counter/contract/storefront';
import classes from './store-cover.module.css';

/** The store's cover picture or, without one, pictures of its food on its brand color. */
export function StoreCover({ storefront }: { storefront: Storefront }) {
  const { coverImage } = storefront;
  return (
    <div className={classes.cover}>
      {coverImage === null ? (
        coverFood(storefront).map((image) => (
          <img key={image} className={classes.plate} src={pictureUrl(image, 'medium')} alt="" />
        ))
      ) : (
        <img className={classes.picture} src={pictureUrl(coverImage, 'large')} alt="" />
      )}
    </div>
  );
}
