import type { MenuHours, Unit } from '@counter/contract/menu';
import type { Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';

export type MenuTables = {
  suggested_categories: {
    business_nature: string;
    place: number;
    name: string;
    description: string;
  };
  categories: {
    store_id: number;
    id: Identity;
    name: string;
    description: string;
    category_order: number;
  };
  products: {
    store_id: number;
    id: Identity;
    name: string;
    description: string;
    images: Json<readonly string[]>;
    display_unit_value: string;
    price: number;
    discount: Generated<number>;
    weight: Generated<string>;
    unit: Generated<Unit>;
    tag: Generated<string>;
    code: Generated<string>;
    returnable: Generated<boolean>;
    tax_rate: number | null;
    available: boolean;
    unavailable_until: Date | null;
    featured: boolean;
    contain_alcohol: boolean;
    daily_limit: number | null;
    menu_hours: Json<MenuHours>;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
    deleted_at: Date | null;
  };
  product_categories: { store_id: number; product_id: number; category_id: number; place: number };
  product_sales: { store_id: number; day: string; product_id: number; sold: number };
  product_option_groups: {
    store_id: number;
    product_id: number;
    option_group_id: number;
    place: number;
  };
  option_groups: {
    store_id: number;
    id: Identity;
    name: string;
    minimum: number;
    maximum: number;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
    deleted_at: Date | null;
  };
  option_choices: {
    store_id: number;
    id: Identity;
    option_group_id: number;
    name: string;
    price: number;
    available: boolean;
    place: number;
    unavailable_until: Date | null;
    deleted_at: Date | null;
  };
  deals: {
    store_id: number;
    id: Identity;
    name: string;
    description: string;
    image: string | null;
    price: number;
    available: boolean;
    start_date: string | null;
    end_date: string | null;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
    created_at: Date;
    deleted_at: Date | null;
  };
  deal_parts: {
    store_id: number;
    deal_id: number;
    product_id: number;
    quantity: number;
    place: number;
  };
};
