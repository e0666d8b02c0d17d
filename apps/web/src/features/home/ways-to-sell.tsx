import delivery from './pictures/delivery.svg';
import pickup from './pictures/pickup.svg';
import pool from './pictures/pool.svg';
import promotions from './pictures/promotions.svg';
import webStore from './pictures/web-store.svg';
import weblink from './pictures/weblink.svg';
import { Section } from './section.tsx';
import classes from './ways-to-sell.module.css';

const ways = [
  {
    title: 'Your own web store',
    text: 'Your name, your menu and your pictures at an address of your own. There is nothing to build and nothing to install.',
    picture: webStore,
  },
  {
    title: 'Delivery',
    text: 'An agent takes the order from your counter straight to the door, as soon as it is ready.',
    picture: delivery,
  },
  {
    title: 'Pickup',
    text: 'Customers order ahead and collect when it suits them. No queue at the till, no phone that rings at noon.',
    picture: pickup,
  },
  {
    title: 'Pool delivery',
    text: 'Orders that go the same way share one trip, with an agent or with a rider of your own.',
    picture: pool,
  },
  {
    title: 'Marketing promotions',
    text: 'Promo codes, deals and text messages to customers who asked for them fill your quiet hours.',
    picture: promotions,
  },
  {
    title: 'Weblinks',
    text: 'One link opens your store: in your profile, in a message, on every receipt.',
    picture: weblink,
  },
];

/** What the marketplace offers, each with its picture. */
export function WaysToSell() {
  return (
    <Section
      id="ways-to-sell"
      title="Every way to sell, from one place"
      lead="Choose what suits your business. You can begin with one and add the others when you are ready."
    >
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
