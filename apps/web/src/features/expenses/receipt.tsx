import { pictureUrl } from '@counter/contract/files';
import classes from './expenses.module.css';
import { text } from './expenses.text.ts';

/** The picture of a receipt, which opens in its large size. */
export function Receipt({ url, of }: { url: string; of: string }) {
  return (
    <section>
      <h3 className={classes.heading}>{text.receipt}</h3>
      <a className={classes.picture} href={url} target="_blank" rel="noreferrer">
        <img src={pictureUrl(url, 'medium')} alt={text.receiptOfLarger(of)} loading="lazy" />
      </a>
    </section>
  );
}
