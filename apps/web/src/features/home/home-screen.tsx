import classes from './home-screen.module.css';
import { Hero } from './hero.tsx';
import { HomeLayout } from './home-layout.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Partner } from './partner.tsx';
import { Promises } from './promises.tsx';
import { WaysToSell } from './ways-to-sell.tsx';
import { text } from './home.text.ts';

const description = text.homeDescription;

/** The public home page: what the marketplace offers, with the form to become a partner. */
export function HomeScreen() {
  return (
    <HomeLayout>
      <meta name="description" content={description} />
      <div className={classes.screen}>
        <Hero />
        <WaysToSell />
        <HowItWorks />
        <Promises />
        <Partner />
      </div>
    </HomeLayout>
  );
}
