// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { OrderNews } from './order-mails/order-news.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface OrderMails {
  about: string;
  news: OrderNews;
  orderId: number;
  storeId: number;
  writtenAt: Date;
}

interface StorefrontDays {
  baskets: Generated<number>;
  day: string;
  menuViews: Generated<number>;
  orders: Generated<number>;
  storeId: number;
  visits: Generated<number>;
}

interface StorefrontSalts {
  createdAt: Date;
  day: string;
  salt: Buffer;
  storeId: number;
}

interface StorefrontVisitors {
  countedAt: Date;
  day: string;
  step: 'VISIT' | 'MENU' | 'BASKET';
  storeId: number;
  visitor: Buffer;
}

export interface StorefrontTables {
  orderMails: OrderMails;
  storefrontDays: StorefrontDays;
  storefrontSalts: StorefrontSalts;
  storefrontVisitors: StorefrontVisitors;
  'published.storefrontDays': Published<
    StorefrontTables,
    'storefrontDays',
    'baskets' | 'day' | 'menuViews' | 'orders' | 'storeId' | 'visits'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends StorefrontTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
