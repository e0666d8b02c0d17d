import classes from '../adjustments.module.css';
import { useHandoff } from '../adjustments.queries.ts';
import { Instant } from '../../../ui/display/instant.tsx';
import { text } from '../adjustments.text.ts';

/** Shows when and by whom a charge's order was handed over, with its bags and its code. */
export function HandoffRecord({ orderNumber }: { orderNumber: string }) {
  const { data: order } = useHandoff(orderNumber);
  const handedOver = order?.timeline.findLast(({ kind }) => kind === 'complete');
  if (!order || !handedOver) return null;
  const { totalItems, bags, handoffCode } = order;
  const packed = [
    text.charges.items(totalItems),
    ...(bags === null ? [] : [text.charges.bags(bags)]),
    ...(handoffCode === null ? [] : [text.charges.codeMatched(handoffCode)]),
  ];
  return (
    <section>
      <h3 className={classes.heading}>{text.charges.handoff}</h3>
      <p>{text.charges.handedOver(<Instant at={handedOver.at} />, handedOver.by)}</p>
      <p className={classes.under}>{packed.join(' · ')}</p>
    </section>
  );
}
