import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import classes from './hero.module.css';
import storefront from './pictures/storefront.svg';
import { text } from './home.text.ts';

/** The home page's headline, with a picture of a street. */
export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.pitch}>
        <h1 id="hero-title" className={classes.title}>
          {text.heroTitle}
        </h1>
        <p className={classes.lead}>{text.heroLead}</p>
        <div className={classes.actions}>
          <ButtonAnchor href="/home#partner" size="md" className={classes.join}>
            {text.becomeBusinessPartner}
          </ButtonAnchor>
          <TextAnchor href="/home#how-it-works">{text.seeHowItWorks}</TextAnchor>
        </div>
      </div>
      <div className={classes.scene}>
        <img src={storefront} width={760} height={680} alt="" className={classes.picture} />
        <NewOrder />
      </div>
    </section>
  );
}

/** Shows the merchant's part of the picture: a new order. */
function NewOrder() {
  return (
    <div className={classes.order} aria-hidden>
      <p className={classes.status}>{text.newOrder}</p>
      <p className={classes.items}>{text.exampleItems}</p>
      <p className={classes.facts}>
        {text.examplePickup(<span className="numbers">$ 38.50</span>)}
      </p>
    </div>
  );
}
