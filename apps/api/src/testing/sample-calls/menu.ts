import type { CallOf, Endpoint } from '@counter/contract/endpoint';

type Named = { readonly storeId: number; readonly productId: number };

/** Returns a request for each endpoint of the menu and deals. */
export function menuCalls({
  storeId,
  productId,
}: Named): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { params: { storeId: String(storeId) } };
  const ids = { businessId: storeId, discriminator: 'PRODUCT', ids: [999_999] };
  return {
    findStoreProducts: { body: { storeId } },
    findBusinessProducts: { body: { id: storeId } },
    searchBusinessProducts: { body: { businessId: storeId, searchStr: 'bread' } },
    findMenuItems: inPath,
    findProduct: { params: { storeId: String(storeId), productId: String(productId) } },
    findOrderedTogether: { params: { storeId: String(storeId), productId: String(productId) } },
    findPlacedProducts: { params: { storeId: String(storeId), categoryId: '0' } },
    moveProduct: { body: { storeId, id: 999_999, after: null } },
    saveProduct: { body: { storeId, name: 'Rye bread', pickupPrice: 650, taxRate: null } },
    saveBusinessProduct: {
      body: {
        discriminator: 'PRODUCT',
        businessId: storeId,
        productName: 'Rye bread',
        category: 999_999,
        price: 650,
        discount: 0,
        displayUnitValue: 'Loaf',
        weight: 200,
        unit: 'GRAM',
      },
    },
    updateProductAvailability: { body: { storeId, id: productId, available: true } },
    removeProduct: { body: { storeId, id: 999_999 } },
    removeFromBusiness: { body: ids },
    restoreToBusiness: { body: ids },
    editProducts: { body: { storeId, ids: [productId], edit: {}, preview: true } },
    findPlannedChanges: inPath,
    savePlannedChange: {
      body: {
        storeId,
        id: 999_999,
        ids: [productId],
        edit: { availability: { available: true } },
        at: '2030-01-01T00:00:00Z',
      },
    },
    removePlannedChange: { body: { storeId, id: 999_999 } },
    restorePlannedChange: { body: { storeId, id: 999_999 } },
    undoPlannedChange: { body: { storeId, id: 999_999 } },
    importProducts: { body: { storeId, csv: 'name,price\n' } },
    exportProducts: { body: { storeId } },
    findSuggestedCategories: {},
    findCategories: inPath,
    findCategoryPage: { body: { storeId } },
    saveCategory: { body: { storeId, id: 999_999, name: 'Bread' } },
    moveCategory: { body: { storeId, id: 999_999, after: null } },
    deleteCategory: { params: { storeId: String(storeId), categoryId: '999999' }, query: {} },
    ...stationCalls(storeId),
    ...optionAndDealCalls(storeId),
  };
}

function stationCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  return {
    findStations: { params: { storeId: String(storeId) } },
    saveStation: { body: { storeId, id: 999_999, name: 'Grill', categoryIds: [] } },
    orderStations: { body: { storeId, stationIds: [999_999] } },
    removeStation: { body: { storeId, id: 999_999 } },
    restoreStation: { body: { storeId, id: 999_999 } },
  };
}

function optionAndDealCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { params: { storeId: String(storeId) } };
  const choices = [{ name: 'Large', price: 300 }];
  const dealDetails = [{ productId: 999_999, quantity: 2 }];
  return {
    findOptionGroups: inPath,
    saveOptionGroup: { body: { storeId, name: 'Size', minimum: 1, maximum: 1, choices } },
    removeOptionGroup: { body: { storeId, id: 999_999 } },
    updateChoiceAvailability: { body: { storeId, id: 999_999, available: true } },
    findOffMenu: inPath,
    findDeals: { body: { businessId: storeId } },
    findDeal: { params: { storeId: String(storeId), dealId: '999999' } },
    saveDeal: {
      body: { businessId: storeId, name: 'Breakfast for two', price: 1500, dealDetails },
    },
    updateDealAvailability: { body: { businessId: storeId, id: 999_999, available: true } },
  };
}
