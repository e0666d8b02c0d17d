import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import type { Slug } from './faq/answers.ts';
import classes from './promises.module.css';
import { Section } from './section.tsx';
import { text as sentences } from './home.text.ts';

const promises: readonly { figure: string; title: string; text: string; answer: Slug }[] = [
  {
    figure: '4',
    title: sentences.mobileApps,
    text: sentences.mobileAppsHelp,
    answer: 'mobile-apps',
  },
  {
    figure: '10%',
    title: sentences.referralReward,
    text: sentences.referralRewardHelp,
    answer: 'referral-reward',
  },
  {
    figure: sentences.yours,
    title: sentences.pricesAndMinimums,
    text: sentences.pricesHelp,
    answer: 'prices-and-fees',
  },
];

/** Lists the benefits, each with a link to its answer. */
export function Promises() {
  return (
    <Section id="promises" title={sentences.promisesTitle}>
      <ul className={classes.promises}>
        {promises.map(({ figure, title, text, answer }) => (
          <li key={title} className={classes.promise}>
            <p className={classes.figure}>{figure}</p>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <TextAnchor href={`/faq#${answer}`} aria-label={sentences.readMore(title)}>
              {sentences.readMoreLink}
            </TextAnchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
