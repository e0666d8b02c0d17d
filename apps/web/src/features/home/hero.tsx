import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './hero.module.css';
import storefront from './pictures/storefront.svg';

/** The promise in one glance, with a picture of the street it is about. */
export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.pitch}>
        <h1 id="hero-title" className={classes.title}>
          Your whole city, at your counter.
        </h1>
        <p className={classes.lead}>
          Sell through your own web store, for delivery and for pickup. Every order arrives on one
          screen, from the first ping to the handover.
        </p>
        <div className={classes.actions}>
          <LinkButton to="/home" hash="partner" size="md" className={classes.join}>
            Become a business partner
          </LinkButton>
          <TextLink to="/home" hash="how-it-works">
            See how it works
          </TextLink>
        </div>
      </div>
      <div className={classes.scene}>
        <img src={storefront} width={760} height={680} alt="" className={classes.picture} />
        <NewOrder />
      </div>
    </section>
  );
}

/** What the merchant sees of the scene: an order that has just come in. */
function NewOrder() {
  return (
    <div className={classes.order} aria-hidden>
      <p className={classes.status}>New order</p>
      <p className={classes.items}>2 Mezze plates, 1 Mint tea</p>
      <p className={classes.facts}>
        Pickup in 20 min <span className="numbers">$ 38.50</span>
      </p>
    </div>
  );
}
