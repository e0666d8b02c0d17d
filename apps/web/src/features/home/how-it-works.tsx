import classes from './how-it-works.module.css';
import { Section } from './section.tsx';
import { text as sentences } from './home.text.ts';

const steps = [
  {
    title: sentences.tellUsTitle,
    text: sentences.tellUsHelp,
  },
  {
    title: sentences.signUpStoreTitle,
    text: sentences.signUpStoreHelp,
  },
  {
    title: sentences.openAndSell,
    text: sentences.openAndSellHelp,
  },
];

/** Three steps from the form below to the first order. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title={sentences.howItWorks} lead={sentences.howItWorksLead} band>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
