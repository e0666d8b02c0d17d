// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { BulkEdit, MenuHours, PlanState, Unit } from '@counter/contract/menu';
import type { ChangedProduct } from './plans/changed-product.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { GeneratedJson, Identity, Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface Categories {
  categoryOrder: number;
  description: string;
  id: Identity;
  name: string;
  stationId: number | null;
  storeId: number;
}

interface OptionChoices {
  available: boolean;
  deletedAt: Date | null;
  id: Identity;
  name: string;
  optionGroupId: number;
  place: Generated<number>;
  price: number;
  storeId: number;
  unavailableUntil: Date | null;
}

interface OptionGroups {
  changedAt: Generated<Date>;
  changedBy: Generated<string>;
  deletedAt: Date | null;
  id: Identity;
  maximum: number;
  minimum: number;
  name: string;
  storeId: number;
  version: Generated<number>;
}

interface PlannedChanges {
  appliesAt: Date;
  changedAt: Generated<Date>;
  changedBy: Generated<string>;
  edit: Json<BulkEdit>;
  failure: Generated<string>;
  id: Identity;
  plannedBy: string;
  productIds: Json<readonly number[]>;
  state: PlanState;
  storeId: number;
  undo: GeneratedJson<readonly ChangedProduct[]>;
  undoneAt: Date | null;
  undoneBy: string | null;
  version: Generated<number>;
}

interface ProductCategories {
  categoryId: number;
  place: number;
  productId: number;
  storeId: number;
}

interface ProductOptionGroups {
  optionGroupId: number;
  place: number;
  productId: number;
  storeId: number;
}

interface Products {
  allergens: Generated<string>;
  available: boolean;
  calories: number | null;
  changedAt: Generated<Date>;
  changedBy: Generated<string>;
  code: Generated<string>;
  containAlcohol: boolean;
  dailyLimit: number | null;
  deletedAt: Date | null;
  description: string;
  discount: Generated<number>;
  displayUnitValue: string;
  featured: boolean;
  id: Identity;
  images: GeneratedJson<readonly string[]>;
  menuHours: GeneratedJson<MenuHours>;
  menuPlace: number | null;
  name: string;
  placedIn: number | null;
  price: number;
  returnable: Generated<boolean>;
  storeId: number;
  tag: Generated<string>;
  taxRate: number | null;
  unavailableUntil: Date | null;
  unit: Generated<Unit>;
  version: Generated<number>;
  weight: Generated<string>;
}

interface ProductSales {
  day: string;
  productId: number;
  sold: number;
  storeId: number;
}

interface Stations {
  deletedAt: Date | null;
  id: Identity;
  name: string;
  place: number;
  storeId: number;
}

interface SuggestedCategories {
  businessNature: string;
  description: string;
  name: string;
  place: number;
}

export interface MenuTables {
  categories: Categories;
  optionChoices: OptionChoices;
  optionGroups: OptionGroups;
  plannedChanges: PlannedChanges;
  productCategories: ProductCategories;
  productOptionGroups: ProductOptionGroups;
  products: Products;
  productSales: ProductSales;
  stations: Stations;
  suggestedCategories: SuggestedCategories;
  'published.stations': Published<MenuTables, 'stations', 'deletedAt' | 'id' | 'name' | 'storeId'>;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends MenuTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
