/** The reference server's requests, which it doesn't validate. */
export type TodaysBody = {
  readonly storeId: number;
  readonly today: string;
  readonly tomorrow: string;
};

export type HistoryBody = {
  readonly storeId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly from: number;
  readonly until: number;
};

export type StatusBody = { readonly storeId: number; readonly since: string };

export type PageBody = {
  readonly storeId: number;
  readonly size: number;
  readonly from: number;
};

export type StatsBody = {
  readonly storeId: number;
  readonly today: string;
  readonly lastWeek: string;
};

/** A period and the one before it. The latter's last day counts up to an hour. */
export type OverviewBody = {
  readonly storeId: number;
  readonly from: string;
  readonly to: string;
  readonly beforeFrom: string;
  readonly beforeTo: string;
  readonly hour: number;
};

export type AcceptBody = { readonly storeId: number; readonly orderId: number };

export type PlaceBody = {
  readonly storeId: number;
  readonly key: string;
  readonly day: string;
  readonly hour: number;
  readonly customer: { readonly name: string; readonly phone: string };
  readonly deliveryMethod: string;
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
};

export type ProductsBody = {
  readonly storeId: number;
  readonly search: string;
  readonly day: string;
  readonly size: number;
  readonly from: number;
};

export type ImportBody = { readonly storeId: number; readonly csv: string };
