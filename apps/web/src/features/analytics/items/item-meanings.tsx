import { itemGroups, type ItemFigures } from '@counter/contract/analytics';
import { formatCount } from '@counter/contract/shared';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { itemsText as text } from './items.text.ts';

/** Explains the advice and how times and costs are estimated. */
export function ItemMeanings({ figures: { medians, currency } }: { figures: ItemFigures }) {
  const told = medians
    ? text.medians(
        formatCount(Math.ceil(medians.orders)),
        moneyInSentence(Math.round(medians.perUnit), currency),
      )
    : text.noMedians;
  return (
    <Panel title={text.howWeTell} description={`${told} ${text.noCosts}`}>
      <Facts>
        {itemGroups.map((group) => {
          const { name, why, whatToDo } = text.adviceOf[group];
          return (
            <Fact key={group} name={name}>
              {text.adviceMeans(why, whatToDo)}
            </Fact>
          );
        })}
        <Fact name={text.unavailable}>{text.unavailableMeans}</Fact>
      </Facts>
    </Panel>
  );
}
