// Generated from openapi.json by `npm run generate:client`. Do not edit.
export interface paths {
    "/marketplace/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order. The same Idempotency-Key answers the same order for 24 hours.
         * @description Needs an API key. Acts on the store (`body.storeUrl`).
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/promocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers what a promo code takes off a basket, or why it cannot be used.
         * @description Needs an API key. Acts on the store (`body.storeUrl`).
         */
        post: operations["checkPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the approved stores that the key is for.
         * @description Needs an API key.
         */
        get: operations["findMarketplaceStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{storeUrl}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks products as available, or as unavailable for a while: all of them or none.
         * @description Needs an API key. Acts on the store (`params.storeUrl`).
         */
        post: operations["setProductsAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{storeUrl}/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers a store's menu with prices, options and availability.
         * @description Needs an API key. Acts on the store (`params.storeUrl`).
         */
        get: operations["findMarketplaceMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{storeUrl}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what is due on the store's today and whatever is still open: the most urgent first. Page 0 has every open order.
         * @description Needs an API key. Acts on the store (`params.storeUrl`).
         */
        get: operations["findSentOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{storeUrl}/orders/{orderId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts, readies, completes or cancels an order. A repeated move changes nothing.
         * @description Needs an API key. Acts on the store (`params.storeUrl`).
         */
        post: operations["moveSentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/stores/{storeUrl}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says line by line what a CSV file of products would change, or with the `plan` of that answer applies it.
         * @description Needs an API key. Acts on the store (`params.storeUrl`).
         */
        post: operations["pushMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @enum {string} */
            code: "MALFORMED" | "INVALID_FIELDS" | "NOT_SIGNED_IN" | "WRONG_CREDENTIALS" | "PASSWORD_REQUIRED" | "ACCOUNT_LOCKED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_DEMANDED" | "WRONG_CODE" | "EMAIL_TAKEN" | "LINK_USED" | "LINK_EXPIRED" | "NOT_ALLOWED" | "STORE_NOT_APPROVED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "ORDER_MOVED" | "CHANGED_MEANWHILE" | "CATEGORY_IN_USE" | "OPTION_GROUP_IN_USE" | "TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "IDEMPOTENCY_KEY_REQUIRED" | "IDEMPOTENCY_KEY_REUSED" | "STORE_CLOSED" | "ITEM_UNAVAILABLE" | "BELOW_MINIMUM_ORDER" | "DELIVERY_METHOD_NOT_OFFERED" | "DELIVERY_TOO_FAR" | "CUSTOMER_BLOCKED" | "TOO_MANY_OPEN_ORDERS" | "CONFIRMATION_NEEDED" | "PHONE_NOT_PROVEN" | "PROMO_NOT_VALID" | "IMPOSSIBLE_SCHEDULE" | "PRICE_CHANGED" | "UNAVAILABLE" | "INTERNAL";
            detail: string;
            errors?: {
                message: string;
                path: string;
            }[];
            message: string;
            requestId: string;
            status: number;
            title: string;
            type: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer: {
                        name: string;
                        phone: string;
                    };
                    /** @default [] */
                    deals?: {
                        dealId: number;
                        /** @default [] */
                        parts?: {
                            /** @default [] */
                            options?: number[];
                            productId: number;
                        }[];
                        quantity: number;
                        /** @default  */
                        specialInstructions?: string;
                    }[];
                    deliveryAddress?: {
                        city: string;
                        /** @default  */
                        instructions?: string;
                        state: string;
                        street: string;
                        zip: string;
                    };
                    deliveryFee?: number;
                    /** @enum {string} */
                    deliveryMethod: "PICKUP" | "DIRECT" | "POOLED";
                    /** @default [] */
                    items?: {
                        /** @default [] */
                        options?: number[];
                        productId: number;
                        quantity: number;
                        /** @default  */
                        specialInstructions?: string;
                    }[];
                    /** @default  */
                    note?: string;
                    /**
                     * @default MARKETPLACE
                     * @enum {string}
                     */
                    payment?: "MARKETPLACE" | "AT_COUNTER" | "ON_DELIVERY";
                    promoCode?: string;
                    /** Format: date-time */
                    scheduledAt?: string;
                    storeUrl: string;
                    /** @default 0 */
                    tip?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            acceptBy: string;
                            bags: number | null;
                            cancelMessage: string | null;
                            cancelReason: ("OutOfStock" | "PricingError" | "FraudStopShipment" | "AddressInNotServiceable" | "CustomerRequestToCancelTheOrder") | null;
                            changes: number;
                            charged: number;
                            chargedDisplayValue: string;
                            currency: string;
                            customer: string;
                            /** @description Whole only for the role owner, manager. */
                            customerContact: string;
                            customerId: number;
                            delayedMinutes: number;
                            /** @description Present only for the role owner, manager. */
                            deliveryAddress?: {
                                city: string;
                                /** @default  */
                                instructions: string;
                                state: string;
                                street: string;
                                zip: string;
                            } | null;
                            deliveryFee: number;
                            deliveryFeeDisplayValue: string;
                            /** @enum {string} */
                            deliveryMethod: "PICKUP" | "DIRECT" | "POOLED";
                            discount: number;
                            discountDisplayValue: string;
                            /** Format: date-time */
                            estimatedPickupTime: string;
                            estimatedTaxDisplayValue: string;
                            fee: number;
                            feeDisplayValue: string;
                            handoffCode: string | null;
                            id: number;
                            items: {
                                deal: {
                                    id: number;
                                    name: string;
                                    quantity: number;
                                } | null;
                                image: string | null;
                                line: number;
                                made: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string;
                                } | null;
                                name: string;
                                options: {
                                    group: string;
                                    name: string;
                                    price: number;
                                }[];
                                productId: number | null;
                                quantity: number;
                                specialInstructions: string;
                                totalQuantityPrice: number;
                                totalQuantityPriceStr: string;
                                unitPrice: number;
                            }[];
                            note: string;
                            orderNumber: string;
                            payable: number;
                            payableDisplayValue: string;
                            /** @enum {string} */
                            payment: "MARKETPLACE" | "AT_COUNTER" | "ON_DELIVERY" | "CARD";
                            pickupInstructions: string | null;
                            /** Format: date-time */
                            placedAt: string;
                            promoCode: string | null;
                            promoDiscount: number;
                            promoPaidBy: ("STORE" | "MARKETPLACE") | null;
                            quietUntil: string | null;
                            readyAt: string | null;
                            reduced: number;
                            reducedDisplayValue: string;
                            refunded: number;
                            refundedDisplayValue: string;
                            /** Format: date-time */
                            releasedAt: string;
                            rider: {
                                id: number;
                                name: string;
                            } | null;
                            scheduledAt: string | null;
                            seenAt: string | null;
                            /** @enum {string} */
                            status: "NEW" | "STORE_ACCEPTED" | "READY" | "COMPLETED" | "STORE_REJECT" | "EXPIRED";
                            subtotal: number;
                            subtotalDisplayValue: string;
                            tax: number;
                            tip: number;
                            tipDisplayValue: string;
                            total: number;
                            totalDisplayValue: string;
                            totalItems: number;
                            usual: {
                                /** @enum {string} */
                                basis: "WEEKDAY_HOUR" | "HOUR";
                                minutes: number;
                            } | null;
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basket: number;
                    /** @default  */
                    phone?: string;
                    promoCode: string;
                    storeUrl: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            discount: number;
                            discountDisplayValue: string;
                            promoCode: string;
                            reason: string;
                            valid: boolean;
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findMarketplaceStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            currency: string;
                            deliveryFees: {
                                direct: {
                                    /** @constant */
                                    kind: "NONE";
                                } | {
                                    fee: number;
                                    freeFrom: number | null;
                                    /** @constant */
                                    kind: "FLAT";
                                } | {
                                    bands: {
                                        fee: number;
                                        upToMiles: number;
                                    }[];
                                    freeFrom: number | null;
                                    /** @constant */
                                    kind: "BANDS";
                                };
                                pooled: {
                                    /** @constant */
                                    kind: "NONE";
                                } | {
                                    fee: number;
                                    freeFrom: number | null;
                                    /** @constant */
                                    kind: "FLAT";
                                } | {
                                    bands: {
                                        fee: number;
                                        upToMiles: number;
                                    }[];
                                    freeFrom: number | null;
                                    /** @constant */
                                    kind: "BANDS";
                                };
                                zipCode: string;
                            };
                            deliveryMethods: ("PICKUP" | "DIRECT" | "POOLED")[];
                            name: string;
                            /** @enum {string} */
                            state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                            storeUrl: string;
                            timeZone: string;
                            until: string | null;
                            ways: {
                                DELIVERY: {
                                    /** @enum {string} */
                                    state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                                    until: string | null;
                                };
                                PICKUP: {
                                    /** @enum {string} */
                                    state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                                    until: string | null;
                                };
                            };
                        }[];
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setProductsAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeUrl: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    products: {
                        available: boolean;
                        id: number;
                        until?: "TODAY" | string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            changed: number;
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findMarketplaceMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deals: {
                                available: boolean;
                                description: string;
                                id: number;
                                image: string | null;
                                name: string;
                                parts: {
                                    productId: number;
                                    quantity: number;
                                }[];
                                price: number;
                                reason: string;
                            }[];
                            minimumOrder: number;
                            pickupInstructions: string;
                            products: {
                                available: boolean;
                                calories: number | null;
                                category: string | null;
                                description: string;
                                featured: boolean;
                                id: number;
                                image: string | null;
                                name: string;
                                optionGroups: {
                                    choices: {
                                        available: boolean;
                                        id: number;
                                        name: string;
                                        price: number;
                                        reason: string;
                                    }[];
                                    id: number;
                                    maximum: number;
                                    minimum: number;
                                    name: string;
                                }[];
                                price: number;
                                reason: string;
                                taxRate: number | null;
                            }[];
                            store: {
                                currency: string;
                                deliveryFees: {
                                    direct: {
                                        /** @constant */
                                        kind: "NONE";
                                    } | {
                                        fee: number;
                                        freeFrom: number | null;
                                        /** @constant */
                                        kind: "FLAT";
                                    } | {
                                        bands: {
                                            fee: number;
                                            upToMiles: number;
                                        }[];
                                        freeFrom: number | null;
                                        /** @constant */
                                        kind: "BANDS";
                                    };
                                    pooled: {
                                        /** @constant */
                                        kind: "NONE";
                                    } | {
                                        fee: number;
                                        freeFrom: number | null;
                                        /** @constant */
                                        kind: "FLAT";
                                    } | {
                                        bands: {
                                            fee: number;
                                            upToMiles: number;
                                        }[];
                                        freeFrom: number | null;
                                        /** @constant */
                                        kind: "BANDS";
                                    };
                                    zipCode: string;
                                };
                                deliveryMethods: ("PICKUP" | "DIRECT" | "POOLED")[];
                                name: string;
                                /** @enum {string} */
                                state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                                storeUrl: string;
                                timeZone: string;
                                until: string | null;
                                ways: {
                                    DELIVERY: {
                                        /** @enum {string} */
                                        state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                                        until: string | null;
                                    };
                                    PICKUP: {
                                        /** @enum {string} */
                                        state: "OPEN" | "BUSY" | "PAUSED" | "CLOSED_BY_STORE" | "OUT_OF_HOURS" | "NOT_APPROVED";
                                        until: string | null;
                                    };
                                };
                            };
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findSentOrders: {
        parameters: {
            query?: {
                pageNumber?: string;
            };
            header?: never;
            path: {
                storeUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            acceptBy: string;
                            bags: number | null;
                            cancelMessage: string | null;
                            cancelReason: ("OutOfStock" | "PricingError" | "FraudStopShipment" | "AddressInNotServiceable" | "CustomerRequestToCancelTheOrder") | null;
                            changes: number;
                            charged: number;
                            chargedDisplayValue: string;
                            currency: string;
                            customer: string;
                            /** @description Whole only for the role owner, manager. */
                            customerContact: string;
                            customerId: number;
                            delayedMinutes: number;
                            /** @description Present only for the role owner, manager. */
                            deliveryAddress?: {
                                city: string;
                                /** @default  */
                                instructions: string;
                                state: string;
                                street: string;
                                zip: string;
                            } | null;
                            deliveryFee: number;
                            deliveryFeeDisplayValue: string;
                            /** @enum {string} */
                            deliveryMethod: "PICKUP" | "DIRECT" | "POOLED";
                            discount: number;
                            discountDisplayValue: string;
                            /** Format: date-time */
                            estimatedPickupTime: string;
                            estimatedTaxDisplayValue: string;
                            fee: number;
                            feeDisplayValue: string;
                            handoffCode: string | null;
                            id: number;
                            items: {
                                deal: {
                                    id: number;
                                    name: string;
                                    quantity: number;
                                } | null;
                                image: string | null;
                                line: number;
                                made: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string;
                                } | null;
                                name: string;
                                options: {
                                    group: string;
                                    name: string;
                                    price: number;
                                }[];
                                productId: number | null;
                                quantity: number;
                                specialInstructions: string;
                                totalQuantityPrice: number;
                                totalQuantityPriceStr: string;
                                unitPrice: number;
                            }[];
                            note: string;
                            orderNumber: string;
                            payable: number;
                            payableDisplayValue: string;
                            /** @enum {string} */
                            payment: "MARKETPLACE" | "AT_COUNTER" | "ON_DELIVERY" | "CARD";
                            /** Format: date-time */
                            placedAt: string;
                            promoCode: string | null;
                            promoDiscount: number;
                            promoPaidBy: ("STORE" | "MARKETPLACE") | null;
                            quietUntil: string | null;
                            readyAt: string | null;
                            reduced: number;
                            reducedDisplayValue: string;
                            refunded: number;
                            refundedDisplayValue: string;
                            /** Format: date-time */
                            releasedAt: string;
                            rider: {
                                id: number;
                                name: string;
                            } | null;
                            scheduledAt: string | null;
                            seenAt: string | null;
                            /** @enum {string} */
                            status: "NEW" | "STORE_ACCEPTED" | "READY" | "COMPLETED" | "STORE_REJECT" | "EXPIRED";
                            subtotal: number;
                            subtotalDisplayValue: string;
                            tax: number;
                            tip: number;
                            tipDisplayValue: string;
                            total: number;
                            totalDisplayValue: string;
                            totalItems: number;
                            usual: {
                                /** @enum {string} */
                                basis: "WEEKDAY_HOUR" | "HOUR";
                                minutes: number;
                            } | null;
                        }[];
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveSentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                storeUrl: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    minutes?: number;
                    /** @constant */
                    move: "accept";
                } | {
                    bags?: number;
                    /** @constant */
                    move: "ready";
                } | {
                    code?: string;
                    /** @constant */
                    move: "complete";
                } | {
                    /** @default  */
                    message?: string;
                    /** @constant */
                    move: "cancel";
                    /** @enum {string} */
                    reason: "OutOfStock" | "PricingError" | "FraudStopShipment" | "AddressInNotServiceable" | "CustomerRequestToCancelTheOrder" | "Out of stock" | "Pricing error" | "Fraud – stop shipment" | "Address not serviceable" | "Customer request";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            acceptBy: string;
                            bags: number | null;
                            cancelMessage: string | null;
                            cancelReason: ("OutOfStock" | "PricingError" | "FraudStopShipment" | "AddressInNotServiceable" | "CustomerRequestToCancelTheOrder") | null;
                            changes: number;
                            charged: number;
                            chargedDisplayValue: string;
                            currency: string;
                            customer: string;
                            /** @description Whole only for the role owner, manager. */
                            customerContact: string;
                            customerId: number;
                            delayedMinutes: number;
                            /** @description Present only for the role owner, manager. */
                            deliveryAddress?: {
                                city: string;
                                /** @default  */
                                instructions: string;
                                state: string;
                                street: string;
                                zip: string;
                            } | null;
                            deliveryFee: number;
                            deliveryFeeDisplayValue: string;
                            /** @enum {string} */
                            deliveryMethod: "PICKUP" | "DIRECT" | "POOLED";
                            discount: number;
                            discountDisplayValue: string;
                            /** Format: date-time */
                            estimatedPickupTime: string;
                            estimatedTaxDisplayValue: string;
                            fee: number;
                            feeDisplayValue: string;
                            handoffCode: string | null;
                            id: number;
                            items: {
                                deal: {
                                    id: number;
                                    name: string;
                                    quantity: number;
                                } | null;
                                image: string | null;
                                line: number;
                                made: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string;
                                } | null;
                                name: string;
                                options: {
                                    group: string;
                                    name: string;
                                    price: number;
                                }[];
                                productId: number | null;
                                quantity: number;
                                specialInstructions: string;
                                totalQuantityPrice: number;
                                totalQuantityPriceStr: string;
                                unitPrice: number;
                            }[];
                            note: string;
                            orderNumber: string;
                            payable: number;
                            payableDisplayValue: string;
                            /** @enum {string} */
                            payment: "MARKETPLACE" | "AT_COUNTER" | "ON_DELIVERY" | "CARD";
                            /** Format: date-time */
                            placedAt: string;
                            promoCode: string | null;
                            promoDiscount: number;
                            promoPaidBy: ("STORE" | "MARKETPLACE") | null;
                            quietUntil: string | null;
                            readyAt: string | null;
                            reduced: number;
                            reducedDisplayValue: string;
                            refunded: number;
                            refundedDisplayValue: string;
                            /** Format: date-time */
                            releasedAt: string;
                            rider: {
                                id: number;
                                name: string;
                            } | null;
                            scheduledAt: string | null;
                            seenAt: string | null;
                            /** @enum {string} */
                            status: "NEW" | "STORE_ACCEPTED" | "READY" | "COMPLETED" | "STORE_REJECT" | "EXPIRED";
                            subtotal: number;
                            subtotalDisplayValue: string;
                            tax: number;
                            tip: number;
                            tipDisplayValue: string;
                            total: number;
                            totalDisplayValue: string;
                            totalItems: number;
                            usual: {
                                /** @enum {string} */
                                basis: "WEEKDAY_HOUR" | "HOUR";
                                minutes: number;
                            } | null;
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pushMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeUrl: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                    plan?: string;
                    /** @default false */
                    skipWrong?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            applied: boolean;
                            counts: {
                                change: number;
                                create: number;
                                same: number;
                                wrong: number;
                            };
                            lines: {
                                changes: {
                                    after: string;
                                    before: string;
                                    field: string;
                                }[];
                                /** @enum {string} */
                                kind: "CREATE" | "CHANGE" | "SAME" | "WRONG";
                                line: number;
                                name: string;
                                reasons: string[];
                            }[];
                            plan: string;
                            skippable: boolean;
                        };
                        message?: string;
                    };
                };
            };
            /** @description A problem, with a sentence for the person in `detail`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
