import { pictureUrl } from '@counter/contract/files';
import { IconBuildingStore } from '@tabler/icons-react';
import classes from './business-image.module.css';

/** The picture of a business, or an icon. Decorative: the name is next to it. */
export function BusinessImage({ image }: { image: string | null }) {
  return (
    <span className={classes.frame}>
      {image === null ? (
        <IconBuildingStore size={28} stroke={1.5} aria-hidden />
      ) : (
        <img src={pictureUrl(image, 'small')} alt="" width={72} height={72} loading="lazy" />
      )}
    </span>
  );
}
