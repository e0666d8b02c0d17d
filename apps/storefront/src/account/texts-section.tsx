import { endTexts, type Consumer } from '@counter/contract/consumers';
import { clockTime, dayAt, spokenDay, type LocalFormat } from '@counter/contract/shared';
import { useState } from 'react';
import { call, wordsOf } from '../lib/http.ts';
import { Button } from '../ui/button.tsx';
import classes from './orders-page.module.css';
import { startsAgain } from './texts-words.ts';
import { text } from './orders.text.ts';

type Texts = NonNullable<Consumer['texts']>;

interface TextsSectionProps {
  texts: Texts;
  local: LocalFormat;
}

/** Lists the stores with consent to send text messages, each with a button to withdraw it. */
export function TextsSection({ texts: initial, local }: TextsSectionProps) {
  const [{ stopped, stores }, setTexts] = useState(initial);
  const [told, setTold] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const end = async ({ storeUrl, name }: Texts['stores'][number]): Promise<void> => {
    setIsBusy(true);
    setTold('');
    try {
      const { data } = await call(endTexts, { body: { storeUrl } });
      if (data.texts) setTexts(data.texts);
      setTold(text.wontTextYouAgain(name));
    } catch (error) {
      setTold(wordsOf(error));
    }
    setIsBusy(false);
  };

  return (
    <section id="texts" className={classes.card} aria-labelledby="texts-title">
      <h2 id="texts-title">{text.textMessages}</h2>
      {stopped ? <p className={classes.muted}>{startsAgain}</p> : null}
      {!stopped && stores.length === 0 && told === '' ? (
        <p className={classes.muted}>{text.noStoreSendsYouOffers}</p>
      ) : null}
      {stopped ? null : (
        <ul className={classes.texts}>
          {stores.map((store) => (
            <li key={store.storeUrl} className={classes.text}>
              <span>
                {store.name}, {store.branchName}
                <span className={classes.since}>
                  {text.agreedAt(
                    spokenDay(dayAt(new Date(store.since), local.timeZone), local),
                    clockTime(new Date(store.since), local),
                  )}
                </span>
              </span>
              <Button
                disabled={isBusy}
                aria-label={text.stopTextMessagesOf(store.name, store.branchName)}
                onClick={() => void end(store)}
              >
                {text.stop}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output className={classes.told}>{told}</output>
    </section>
  );
}
