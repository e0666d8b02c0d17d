import classes from './how-it-works.module.css';
import { Section } from './section.tsx';

const steps = [
  {
    title: 'Tell us about your business',
    text: 'Name, address and a number to reach you: three lines, and you are on your way.',
  },
  {
    title: 'Sign up your store',
    text: 'Your account, your business and the bank account that your payouts go to. Bring your menu as a link or as pictures.',
  },
  {
    title: 'Open and sell',
    text: 'Once your store is approved, open it with one switch. Orders ring until somebody looks: accept, prepare, hand over.',
  },
];

/** From the form below to the first order, in three steps. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works" lead="Three steps to your first order." band>
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
