import type { StoreEvent } from '@counter/contract/stream';
import type { Act } from '../platform/events/work.ts';
import type { auditActions } from '@counter/contract/registry';
import { settingActions } from '@counter/contract/settings';
import { checkQuietWrite, findCaller, readChanges } from './events-of-quiet-writes.ts';

type Kind = StoreEvent['kind'];

type Actions = typeof auditActions;

/** The actions on a store. Those on accounts and the marketplace reach no open screen. */
type StoreAction = {
  [A in keyof Actions]: Actions[A]['group'] extends 'account' | 'marketplace' ? never : A;
}[keyof Actions];

type SettingAction = keyof typeof settingActions;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object
const settingEvents = Object.fromEntries(
  Object.keys(settingActions).map((action): [string, readonly Kind[]] => [
    action,
    ['settings.changed'],
  ]),
) as Record<SettingAction, readonly Kind[]>;

/**
 * The events that open screens expect after each action on a store. Every API test checks its writes against this
 * table, so an action that forgets its event fails them.
 */
const eventsOfActions: Readonly<Record<StoreAction, readonly Kind[]>> = {
  'order.place': ['order.placed'],
  'order.release': ['order.released'],
  'order.accept': ['order.moved'],
  'order.ready': ['order.moved'],
  'order.complete': ['order.moved'],
  'order.cancel': ['order.moved'],
  'order.expire': ['order.moved'],
  'order.undoAccept': ['order.moved'],
  'order.undoReady': ['order.moved'],
  'order.undoComplete': ['order.moved'],
  'order.delay': ['order.delayed'],
  'order.change': ['order.changed'],
  'order.assign': ['order.assigned'],
  'order.refund': ['order.refunded'],
  'product.create': ['menu.changed'],
  'product.update': ['menu.changed'],
  'product.availability': ['menu.changed'],
  'product.delete': ['menu.changed'],
  'product.restore': ['menu.changed'],
  'product.order': ['menu.changed'],
  'product.import': ['menu.changed'],
  'setting-plan.create': ['settings.changed'],
  'setting-plan.cancel': ['settings.changed'],
  'setting-plan.restore': ['settings.changed'],
  'setting-plan.apply': ['settings.changed'],
  'setting-plan.undo': ['settings.changed'],
  'setting-plan.fail': ['settings.changed'],
  'plan.create': ['menu.changed'],
  'plan.update': ['menu.changed'],
  'plan.cancel': ['menu.changed'],
  'plan.restore': ['menu.changed'],
  'plan.apply': ['menu.changed'],
  'plan.undo': ['menu.changed'],
  'plan.fail': ['menu.changed'],
  'category.create': ['menu.changed'],
  'category.update': ['menu.changed'],
  'category.order': ['menu.changed'],
  'category.delete': ['menu.changed'],
  'station.create': ['menu.changed'],
  'station.update': ['menu.changed'],
  'station.order': ['menu.changed'],
  'station.delete': ['menu.changed'],
  'station.restore': ['menu.changed'],
  'option-group.create': ['menu.changed'],
  'option-group.update': ['menu.changed'],
  'option-group.delete': ['menu.changed'],
  'option.availability': ['menu.changed'],
  'deal.create': ['menu.changed'],
  'deal.update': ['menu.changed'],
  'deal.availability': ['menu.changed'],
  'deal.delete': ['menu.changed'],
  'deal.restore': ['menu.changed'],
  'promo.create': ['promotions.changed'],
  'promo.delete': ['promotions.changed'],
  'promo.restore': ['promotions.changed'],
  'campaign.create': ['marketing.changed'],
  'campaign.cancel': ['marketing.changed'],
  'campaign.charge': ['marketing.changed'],
  'campaign.test': [],
  'sale.record': ['sale.changed'],
  'sale.void': ['sale.changed'],
  'day.close': ['sale.changed'],
  'day.reopen': ['sale.changed'],
  'payment.change': ['payment.changed'],
  'payment.fail': ['payment.changed'],
  'payment.giveUp': ['payment.changed'],
  'payment.retry': [],
  'charge.propose': ['charge.changed'],
  'charge.contest': ['charge.changed'],
  'charge.decide': ['charge.changed'],
  'payout.create': ['payout.changed'],
  'payout.send': ['payout.changed'],
  'payout.settle': ['payout.changed'],
  'payout.fail': ['payout.changed'],
  'payouts.hold': ['payout.changed'],
  'payouts.lift': ['payout.changed'],
  'expense.create': ['expenses.changed'],
  'expense.update': ['expenses.changed'],
  'expense.delete': ['expenses.changed'],
  'expense.restore': ['expenses.changed'],
  'store_webhook.create': ['integrations.changed'],
  'store_webhook.update': ['integrations.changed'],
  'store_webhook.rotate': ['integrations.changed'],
  'store_webhook.pause': ['integrations.changed'],
  'store_webhook.resume': ['integrations.changed'],
  'store_webhook.remove': ['integrations.changed'],
  'store_webhook.replay': ['integrations.changed'],
  'calendar_feed.create': ['integrations.changed'],
  'calendar_feed.renew': ['integrations.changed'],
  'calendar_feed.end': ['integrations.changed'],
  'store_key.create': ['integrations.changed'],
  'store_key.rotate': ['integrations.changed'],
  'store_key.end': ['integrations.changed'],
  'printer.create': ['printing.changed'],
  'printer.update': ['printing.changed'],
  'printer.address': ['printing.changed'],
  'printer.remove': ['printing.changed'],
  'printer.restore': ['printing.changed'],
  'supplier.create': ['expenses.changed'],
  'supplier.update': ['expenses.changed'],
  'supplier.remove': ['expenses.changed'],
  'supplier.restore': ['expenses.changed'],
  'employee.create': ['people.changed'],
  'employee.update': ['people.changed'],
  'employee.end': ['people.changed'],
  'employee.resume': ['people.changed'],
  'employee.pin': ['people.changed'],
  'shift.in': ['people.changed'],
  'shift.break': ['people.changed'],
  'shift.back': ['people.changed'],
  'shift.out': ['people.changed'],
  'shift.create': ['people.changed'],
  'shift.update': ['people.changed'],
  'shift.remove': ['people.changed'],
  'planned_shift.create': ['people.changed'],
  'planned_shift.update': ['people.changed'],
  'planned_shift.remove': ['people.changed'],
  'planned_shift.restore': ['people.changed'],
  'planned_shift.copy': ['people.changed'],
  'rider.create': ['people.changed'],
  'rider.update': ['people.changed'],
  'rider.duty': ['people.changed'],
  'rider.remove': ['people.changed'],
  'rider.restore': ['people.changed'],
  'inquiry.create': ['inquiry.arrived'],
  'inquiry.reply': ['feedback.changed'],
  'review.create': ['review.arrived'],
  'review.change': ['review.arrived'],
  'review.reply': ['feedback.changed'],
  'review.report': ['feedback.changed'],
  'review.keep': ['feedback.changed'],
  'review.remove': ['feedback.changed'],
  'store.create': [],
  'store.open': ['store.status'],
  'store.close': ['store.status'],
  'store.pause': ['store.status'],
  'store.resume': ['store.status'],
  'store.busy': ['store.status'],
  'store.calm': ['store.status'],
  'store.hours': ['store.status'],
  'store.exception.add': ['store.status'],
  'store.exception.change': ['store.status'],
  'store.exception.remove': ['store.status'],
  'announcement.send': [],
  'announcement.confirm': [],
  'owner-view.start': [],
  'owner-view.end': [],
  'store.suspend': ['store.status'],
  'store.lift': ['store.status'],
  'store.fees': ['store.status'],
  ...settingEvents,
  'settings.info': ['settings.changed', 'store.status'],
  'settings.look': ['settings.changed', 'store.status'],
  'customer.block': ['customers.changed'],
  'customer.unblock': ['customers.changed'],
  'customer.erase': ['customers.changed', 'feedback.changed'],
  'customer.notes': ['customers.changed'],
  'customer_import.create': ['customers.changed'],
  'customer_import.undo': ['customers.changed'],
  'consent.record': ['customers.changed'],
  'consent.withdraw': ['customers.changed'],
  'recipient.create': [],
  'recipient.delete': [],
  'recipient.unsubscribe': [],
  'push_device.create': [],
  'push_device.delete': [],
  'recipient.subscribe': [],
  'statement.send': ['settings.changed'],
  'bank_details.save': ['bank.changed'],
  'bank_details.cancel': ['bank.changed'],
  'bank_details.read': [],
  'bank_details.open': [],
  'bank_details.birth': [],
  'bank_details.verify': ['bank.changed'],
  'bank_details.unverify': ['bank.changed'],
  'member.join': ['team.changed'],
  'member.role': ['team.changed'],
  'member.remove': ['team.changed'],
  'member.leave': ['team.changed'],
  'invitation.create': ['team.changed'],
  'invitation.resend': ['team.changed'],
  'invitation.withdraw': ['team.changed'],
  'invitation.withdrawAll': ['team.changed'],
  'team.demandSecondFactor': ['team.changed'],
  'team.endSecondFactorDemand': ['team.changed'],
  'application.create': [],
  'application.update': [],
  'application.submit': ['bank.changed'],
  'application.read': [],
  'application.approve': [],
  'application.refuse': ['store.status'],
  'store.approve': ['store.status'],
  'lead.convert': ['bank.changed'],
};

// On a cluster, the worker nodes count the writes, so the coordinator doesn't see them.
const seesItsWrites = !process.env['TEST_DISTRIBUTED'];

/** Wraps `act` so that a write fails if it doesn't emit the events of this table, or of the table of quiet writes. */
export function requireEvents(act: Act): Act {
  return async (scope, action) => {
    const caller = findCaller();
    return act(scope, async (work) => {
      const before = await readChanges(work.tx);
      const actions = new Set<string>();
      const emitted = new Set<Kind>();
      const result = await action({
        ...work,
        audit: (entry) => {
          actions.add(entry.action);
          work.audit(entry);
        },
        emit: (event) => {
          emitted.add(event.kind);
          work.emit(event);
        },
      });
      for (const [done, kinds] of Object.entries(eventsOfActions)) {
        const missing = actions.has(done) ? kinds.filter((kind) => !emitted.has(kind)) : [];
        if (missing.length > 0) throw new Error(`${done} must emit ${missing.join(', ')}`);
      }
      if (caller && actions.size === 0 && seesItsWrites) {
        checkQuietWrite(caller, { before, after: await readChanges(work.tx), emitted });
      }
      return result;
    });
  };
}
