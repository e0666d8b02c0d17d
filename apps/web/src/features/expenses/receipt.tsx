import type { Expense } from '@counter/contract/expenses';
import { isDocument, pictureUrl } from '@counter/contract/files';
import { DownloadButton } from '../../ui/actions/download-button.tsx';
import classes from './expenses.module.css';
import { useSaveReceipt } from './expenses.queries.ts';
import { text } from './expenses.text.ts';

interface ReceiptProps {
  url: string;
  expense: Expense;
}

/** A receipt's picture, which opens in full size, or a button to save its PDF. */
export function Receipt({ url, expense }: ReceiptProps) {
  const save = useSaveReceipt();
  return (
    <section>
      <h3 className={classes.heading}>{text.receipt}</h3>
      {isDocument(url) ? (
        <DownloadButton
          what={text.theReceipt}
          label={text.savePdf}
          save={async () => save(expense.id)}
        />
      ) : (
        <a className={classes.picture} href={url} target="_blank" rel="noreferrer">
          <img
            src={pictureUrl(url, 'medium')}
            alt={text.receiptFullSize(expense.description)}
            loading="lazy"
          />
        </a>
      )}
    </section>
  );
}

/** A further page of a receipt, which opens in full size. */
export function ReceiptPage({ url, place }: { url: string; place: number }) {
  return (
    <a className={classes.picture} href={url} target="_blank" rel="noreferrer">
      <img src={pictureUrl(url, 'medium')} alt={text.page(place)} loading="lazy" />
    </a>
  );
}
