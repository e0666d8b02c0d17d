import { TextLink } from '../../ui/actions/text-link.tsx';
import type { Slug } from './faq/answers.ts';
import classes from './promises.module.css';
import { Section } from './section.tsx';

const promises: readonly { figure: string; title: string; text: string; answer: Slug }[] = [
  {
    figure: '4',
    title: 'Mobile apps',
    text: 'For consumers, businesses, delivery agents and order managers: everybody on the way of an order has their own.',
    answer: 'mobile-apps',
  },
  {
    figure: '10%',
    title: 'Referral reward',
    text: 'Bring a business or a consumer and earn a share of the platform commission on their delivery fees, for good.',
    answer: 'referral-reward',
  },
  {
    figure: 'Yours',
    title: 'Prices and minimums',
    text: 'What your products cost, and from which amount you take an order, is up to you.',
    answer: 'prices-and-fees',
  },
];

/** What speaks for it, each with the answer that says more. */
export function Promises() {
  return (
    <Section id="promises" title="Fair to everybody who takes part">
      <ul className={classes.promises}>
        {promises.map(({ figure, title, text, answer }) => (
          <li key={title} className={classes.promise}>
            <p className={classes.figure}>{figure}</p>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <TextLink to="/faq" hash={answer} aria-label={`Read more: ${title}`}>
              Read more
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
