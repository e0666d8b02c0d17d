import type { GoalEstimate, GoalFigures } from '@counter/contract/analytics';
import { goalTemplates, type CampaignGoal } from '@counter/contract/marketing';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { CupDrawing } from '../../../ui/display/drawings/cup.tsx';
import { DishDrawing } from '../../../ui/display/drawings/dish.tsx';
import { DoorDrawing } from '../../../ui/display/drawings/door.tsx';
import { GiftDrawing } from '../../../ui/display/drawings/gift.tsx';
import { MoonDrawing } from '../../../ui/display/drawings/moon.tsx';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import { effectWords } from '../effect-words.ts';
import classes from './goals.module.css';
import { goalsText as text } from './goals.text.ts';

const drawings = {
  WIN_BACK: DoorDrawing,
  QUIET_DAY: MoonDrawing,
  WELCOME: GiftDrawing,
  REGULARS: CupDrawing,
  NEW_DISH: DishDrawing,
} satisfies Record<CampaignGoal, unknown>;

interface GoalCardProps {
  figures: GoalFigures;
  title: string;
  onStart: () => void;
}

/** A goal: its audience, expected result and cost, the last campaign's result and a button to start. */
export function GoalCard({ figures, title, onStart }: GoalCardProps) {
  const { can } = useCurrentStore();
  const { goal, estimate } = figures;
  const Picture = drawings[goal];
  return (
    <article className={classes.card}>
      <header className={classes.top}>
        <Picture />
        <div>
          <h3 className={classes.title}>{title}</h3>
          <Audience figures={figures} />
        </div>
      </header>
      <dl className={classes.facts}>
        {estimate ? <Estimate estimate={estimate} goal={goal} /> : null}
        <dt>{text.last}</dt>
        <dd>
          <Last figures={figures} />
        </dd>
      </dl>
      {estimate && goalTemplates[goal].percent > 0 ? <Basis estimate={estimate} /> : null}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onStart} aria-label={text.writeFor(title)}>
          {text.write}
        </Button>
        {goalTemplates[goal].percent > 0 && can('promotions:write') ? (
          <LinkButton
            variant="subtle"
            to="/dashboard/add-promo-code"
            search={{ goal }}
            aria-label={text.addCodeFor(title)}
          >
            {text.addCode}
          </LinkButton>
        ) : null}
      </div>
    </article>
  );
}

function Audience({ figures: { goal, customers, agreed } }: { figures: GoalFigures }) {
  const rule = text.audiences[goal];
  if (customers === 0) return <p className={classes.audience}>{text.nobody(rule)}</p>;
  return (
    <p className={classes.audience}>
      <Pieces>
        {text.audience(formatCount(customers), customers === 1, rule)}
        <strong>{agreed === 0 ? text.nobodyAgreed : text.agreed(formatCount(agreed))}</strong>
      </Pieces>
    </p>
  );
}

function Estimate({ estimate, goal }: { estimate: GoalEstimate; goal: CampaignGoal }) {
  const { currency } = useCurrentStore();
  const { extra, discount, texts } = estimate;
  const { percent } = goalTemplates[goal];
  return (
    <>
      <dt>{text.expect}</dt>
      <dd>{expectedWords(extra)}</dd>
      <dt>{text.costs}</dt>
      <dd>
        {text.textsCost(formatMoney(texts, currency))}
        {percent > 0 ? `, ${text.discountCost(formatMoney(discount, currency), percent)}` : null}
      </dd>
    </>
  );
}

function expectedWords(extra: number | null): string {
  if (extra === null) return text.notMeasured;
  return extra > 0 ? text.expected(formatCount(extra), extra === 1) : text.asUsual;
}

function Basis({ estimate: { rate, basis, averageOrder } }: { estimate: GoalEstimate }) {
  const { currency } = useCurrentStore();
  const orders = (rate / 100).toLocaleString('en', {
    maximumFractionDigits: rate >= 1000 ? 0 : 1,
  });
  return (
    <p className={classes.basis}>
      {text.basis[basis](orders)} {text.average(formatMoney(averageOrder, currency))}
    </p>
  );
}

function Last({ figures: { last } }: { figures: GoalFigures }) {
  const { timeZone } = useCurrentStore();
  if (!last) return text.neverTried;
  return (
    <>
      <TextLink to="/dashboard/marketing" search={{ open: last.id }}>
        {formatDay(last.sentAt, timeZone)}
      </TextLink>
      {': '}
      {lastWords(last)}
    </>
  );
}

function lastWords({ counting, orders, effect }: NonNullable<GoalFigures['last']>): string {
  const inAll = text.orders(formatCount(orders), orders === 1);
  if (counting) return text.soFar(inAll);
  return effect ? effectWords(effect) : text.notCompared(inAll);
}
