import type { SaleLine, SalePayment } from '@counter/contract/sales';
import type { Identity, Json } from './columns.ts';

/** Sales at the counter. */
export type SaleTables = {
  counter_sales: {
    store_id: number;
    id: Identity;
    day: string;
    at: Date;
    payment: SalePayment;
    note: string;
    subtotal: number;
    tax: number;
    recorded_by: string;
    voided_at: Date | null;
    voided_by: string | null;
    void_reason: string | null;
  };
  counter_sale_lines: {
    store_id: number;
    sale_id: number;
    line: number;
    product_id: number | null;
    name: string;
    options: Json<SaleLine['options']>;
    quantity: number;
    unit_price: number;
    total: number;
    tax_rate: number;
    tax: number;
  };
};
