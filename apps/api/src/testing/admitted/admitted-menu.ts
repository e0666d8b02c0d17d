import { actors, type Actor } from './actors.ts';

const signedIn: readonly Actor[] = actors.slice(4);
const crew: readonly Actor[] = ['staff', 'manager', 'owner'];
const members: readonly Actor[] = ['accountant', ...crew];
const managers: readonly Actor[] = ['manager', 'owner'];

/** The actors admitted to the endpoints for products, categories, stations, options and deals. */
export const menuAdmitted: Record<string, readonly Actor[]> = {
  findStoreProducts: members,
  findBusinessProducts: members,
  searchBusinessProducts: members,
  findMenuItems: members,
  findProduct: members,
  findPlacedProducts: members,
  moveProduct: managers,
  saveProduct: managers,
  saveBusinessProduct: managers,
  updateProductAvailability: crew,
  removeProduct: managers,
  removeFromBusiness: managers,
  restoreToBusiness: managers,
  findPlannedChanges: members,
  savePlannedChange: managers,
  removePlannedChange: managers,
  restorePlannedChange: managers,
  undoPlannedChange: managers,
  editProducts: managers,
  importProducts: managers,
  exportProducts: members,
  findSuggestedCategories: signedIn,
  findCategories: members,
  findCategoryPage: members,
  saveCategory: managers,
  moveCategory: managers,
  deleteCategory: managers,
  findStations: members,
  saveStation: managers,
  orderStations: managers,
  removeStation: managers,
  restoreStation: managers,
  findOptionGroups: members,
  saveOptionGroup: managers,
  removeOptionGroup: managers,
  updateChoiceAvailability: crew,
  findOffMenu: members,
  findDeals: members,
  findDeal: members,
  saveDeal: managers,
  updateDealAvailability: crew,
};
