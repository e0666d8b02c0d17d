import delivery from './pictures/delivery.svg';
import pickup from './pictures/pickup.svg';
import pool from './pictures/pool.svg';
import promotions from './pictures/promotions.svg';
import webStore from './pictures/web-store.svg';
import weblink from './pictures/weblink.svg';
import { Section } from './section.tsx';
import classes from './ways-to-sell.module.css';
import { text as sentences } from './home.text.ts';

const ways = [
  {
    title: sentences.yourOwnWebStore,
    text: sentences.webStoreHelp,
    picture: webStore,
  },
  {
    title: sentences.delivery,
    text: sentences.deliveryHelp,
    picture: delivery,
  },
  {
    title: sentences.pickup,
    text: sentences.pickupHelp,
    picture: pickup,
  },
  {
    title: sentences.poolDelivery,
    text: sentences.poolDeliveryHelp,
    picture: pool,
  },
  {
    title: sentences.marketingPromotions,
    text: sentences.promotionsHelp,
    picture: promotions,
  },
  {
    title: sentences.weblinks,
    text: sentences.weblinksHelp,
    picture: weblink,
  },
];

/** Lists the marketplace's offers, each with a picture. */
export function WaysToSell() {
  return (
    <Section id="ways-to-sell" title={sentences.waysToSellTitle} lead={sentences.waysToSellLead}>
      <ul className={classes.ways}>
        {ways.map(({ title, text, picture }) => (
          <li key={title} className={classes.way}>
            <div className={classes.frame}>
              <img src={picture} width={240} height={150} alt="" loading="lazy" />
            </div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
