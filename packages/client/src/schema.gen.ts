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
         * Places an order. The same Idempotency-Key returns the same order for 24 hours.
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
         * Checks a promo code for a basket: its discount, or why it can't be used.
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
         * Gets a store's menu with prices, options and availability.
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
         * Previews line by line what a CSV file of products would change, or with the `plan` of that answer applies it.
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
    responses: {
        /** @description Fields are wrong. `errors` says which. */
        InvalidFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request can't be read. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not do this, or not in this store. */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the call names was not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls. `Retry-After` says how long to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 101,
                     *         "orderNumber": "KM-1001",
                     *         "status": "NEW",
                     *         "customerId": 102,
                     *         "customer": "Maya Lind",
                     *         "customerContact": "+1 555 010 7788",
                     *         "deliveryMethod": "PICKUP",
                     *         "deliveryAddress": null,
                     *         "note": "",
                     *         "placedAt": "2026-03-06T18:30:00.000Z",
                     *         "delayedMinutes": 0,
                     *         "scheduledAt": null,
                     *         "releasedAt": "2026-03-06T18:30:00.000Z",
                     *         "acceptBy": "2026-03-06T18:40:00.000Z",
                     *         "estimatedPickupTime": "2026-03-06T18:50:00.000Z",
                     *         "usual": null,
                     *         "readyAt": null,
                     *         "seenAt": null,
                     *         "quietUntil": null,
                     *         "totalItems": 39,
                     *         "items": [
                     *           {
                     *             "line": 1,
                     *             "productId": 103,
                     *             "name": "Tea",
                     *             "image": null,
                     *             "quantity": 3,
                     *             "options": [],
                     *             "specialInstructions": "",
                     *             "deal": {
                     *               "id": 103,
                     *               "name": "Free",
                     *               "quantity": 1
                     *             },
                     *             "unitPrice": 333,
                     *             "totalQuantityPrice": 999,
                     *             "totalQuantityPriceStr": "$ 9.99",
                     *             "made": null
                     *           },
                     *           {
                     *             "line": 2,
                     *             "productId": 104,
                     *             "name": "Lentil Soup",
                     *             "image": null,
                     *             "quantity": 12,
                     *             "options": [
                     *               {
                     *                 "group": "Extras",
                     *                 "name": "For 1",
                     *                 "price": 1
                     *               },
                     *               {
                     *                 "group": "Extras",
                     *                 "name": "For 33",
                     *                 "price": 33
                     *               }
                     *             ],
                     *             "specialInstructions": "",
                     *             "deal": {
                     *               "id": 105,
                     *               "name": "Feast",
                     *               "quantity": 4
                     *             },
                     *             "unitPrice": 1534,
                     *             "totalQuantityPrice": 18408,
                     *             "totalQuantityPriceStr": "$ 184.08",
                     *             "made": null
                     *           }
                     *         ],
                     *         "currency": "USD",
                     *         "subtotal": 27591,
                     *         "subtotalDisplayValue": "$ 275.91",
                     *         "discount": 4187,
                     *         "discountDisplayValue": "$ 41.87",
                     *         "tax": 1633,
                     *         "estimatedTaxDisplayValue": "$ 16.33",
                     *         "tip": 763,
                     *         "tipDisplayValue": "$ 7.63",
                     *         "fee": 1404,
                     *         "feeDisplayValue": "$ 14.04",
                     *         "total": 24396,
                     *         "totalDisplayValue": "$ 243.96",
                     *         "charged": 25800,
                     *         "chargedDisplayValue": "$ 258.00",
                     *         "deliveryFee": 0,
                     *         "deliveryFeeDisplayValue": "$ 0.00",
                     *         "payable": 25800,
                     *         "payableDisplayValue": "$ 258.00",
                     *         "refunded": 0,
                     *         "refundedDisplayValue": "$ 0.00",
                     *         "changes": 0,
                     *         "reduced": 0,
                     *         "reducedDisplayValue": "$ 0.00",
                     *         "payment": "MARKETPLACE",
                     *         "promoCode": null,
                     *         "promoDiscount": 0,
                     *         "promoPaidBy": null,
                     *         "cancelReason": null,
                     *         "cancelMessage": null,
                     *         "rider": null,
                     *         "bags": null,
                     *         "handoffCode": null,
                     *         "pickupInstructions": null
                     *       },
                     *       "message": "order is placed"
                     *     }
                     */
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
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this, or not in this store. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the call names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed in the meantime, or a rule is in the way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Fields are wrong. `errors` says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many calls. `Retry-After` says how long to wait. At most 6000 calls a minute. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "promoCode": "WELCOME10",
                     *         "valid": false,
                     *         "discount": 0,
                     *         "discountDisplayValue": "$ 0.00",
                     *         "reason": "WELCOME10 can be used once by a customer, and this one has done so."
                     *       }
                     *     }
                     */
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
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["InvalidFields"];
            /** @description Too many calls. `Retry-After` says how long to wait. At most 6000 calls a minute. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "storeUrl": "test-store-1",
                     *           "name": "Test Store 1",
                     *           "currency": "USD",
                     *           "timeZone": "America/New_York",
                     *           "state": "OPEN",
                     *           "until": null,
                     *           "ways": {
                     *             "PICKUP": {
                     *               "state": "OPEN",
                     *               "until": null
                     *             },
                     *             "DELIVERY": {
                     *               "state": "OPEN",
                     *               "until": null
                     *             }
                     *           },
                     *           "deliveryMethods": [
                     *             "PICKUP",
                     *             "DIRECT"
                     *           ],
                     *           "deliveryFees": {
                     *             "zipCode": "",
                     *             "direct": {
                     *               "kind": "NONE"
                     *             },
                     *             "pooled": {
                     *               "kind": "NONE"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "changed": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            changed: number;
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this, or not in this store. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the call names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "store": {
                     *           "storeUrl": "test-store-1",
                     *           "name": "Test Store 1",
                     *           "currency": "USD",
                     *           "timeZone": "America/New_York",
                     *           "state": "OPEN",
                     *           "until": null,
                     *           "ways": {
                     *             "PICKUP": {
                     *               "state": "OPEN",
                     *               "until": null
                     *             },
                     *             "DELIVERY": {
                     *               "state": "OPEN",
                     *               "until": null
                     *             }
                     *           },
                     *           "deliveryMethods": [
                     *             "PICKUP",
                     *             "DIRECT"
                     *           ],
                     *           "deliveryFees": {
                     *             "zipCode": "",
                     *             "direct": {
                     *               "kind": "NONE"
                     *             },
                     *             "pooled": {
                     *               "kind": "NONE"
                     *             }
                     *           }
                     *         },
                     *         "minimumOrder": 0,
                     *         "pickupInstructions": "",
                     *         "products": [
                     *           {
                     *             "id": 101,
                     *             "name": "Flat Bread",
                     *             "description": "",
                     *             "image": null,
                     *             "category": null,
                     *             "price": 349,
                     *             "taxRate": 0,
                     *             "available": true,
                     *             "reason": "",
                     *             "featured": false,
                     *             "calories": null,
                     *             "allergens": "",
                     *             "optionGroups": []
                     *           },
                     *           {
                     *             "id": 102,
                     *             "name": "Lentil Soup",
                     *             "description": "",
                     *             "image": null,
                     *             "category": null,
                     *             "price": 1250,
                     *             "taxRate": null,
                     *             "available": true,
                     *             "reason": "",
                     *             "featured": false,
                     *             "calories": null,
                     *             "allergens": "",
                     *             "optionGroups": [
                     *               {
                     *                 "id": 103,
                     *                 "name": "Extras",
                     *                 "minimum": 0,
                     *                 "maximum": 3,
                     *                 "choices": [
                     *                   {
                     *                     "id": 104,
                     *                     "name": "For 1",
                     *                     "price": 1,
                     *                     "available": true,
                     *                     "reason": ""
                     *                   },
                     *                   {
                     *                     "id": 105,
                     *                     "name": "For 33",
                     *                     "price": 33,
                     *                     "available": true,
                     *                     "reason": ""
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "deals": [
                     *           {
                     *             "id": 107,
                     *             "name": "Free",
                     *             "description": "",
                     *             "image": null,
                     *             "price": 0,
                     *             "available": true,
                     *             "reason": "",
                     *             "parts": [
                     *               {
                     *                 "productId": 107,
                     *                 "quantity": 3
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": 101,
                     *             "name": "Feast",
                     *             "description": "",
                     *             "image": null,
                     *             "price": 4999,
                     *             "available": true,
                     *             "reason": "",
                     *             "parts": [
                     *               {
                     *                 "productId": 102,
                     *                 "quantity": 3
                     *               },
                     *               {
                     *                 "productId": 101,
                     *                 "quantity": 3
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                                allergens: string;
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
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this, or not in this store. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 101,
                     *           "orderNumber": "KM-1001",
                     *           "status": "COMPLETED",
                     *           "customerId": 101,
                     *           "customer": "Nadia Rahman",
                     *           "customerContact": "+1 (212) 555-0188",
                     *           "deliveryMethod": "PICKUP",
                     *           "deliveryAddress": null,
                     *           "note": "",
                     *           "placedAt": "2026-03-06T18:30:00.000Z",
                     *           "delayedMinutes": 0,
                     *           "scheduledAt": null,
                     *           "releasedAt": "2026-03-06T18:30:00.000Z",
                     *           "acceptBy": "2026-03-06T18:40:00.000Z",
                     *           "estimatedPickupTime": "2026-03-06T18:50:00.000Z",
                     *           "usual": null,
                     *           "readyAt": "2026-03-06T18:30:00.000Z",
                     *           "seenAt": "2026-03-06T18:30:00.000Z",
                     *           "quietUntil": null,
                     *           "totalItems": 2,
                     *           "items": [
                     *             {
                     *               "line": 1,
                     *               "productId": 101,
                     *               "name": "Lentil Soup",
                     *               "image": null,
                     *               "quantity": 2,
                     *               "options": [],
                     *               "specialInstructions": "",
                     *               "deal": null,
                     *               "unitPrice": 1250,
                     *               "totalQuantityPrice": 2500,
                     *               "totalQuantityPriceStr": "$ 25.00",
                     *               "made": null
                     *             }
                     *           ],
                     *           "currency": "USD",
                     *           "subtotal": 2500,
                     *           "subtotalDisplayValue": "$ 25.00",
                     *           "discount": 0,
                     *           "discountDisplayValue": "$ 0.00",
                     *           "tax": 206,
                     *           "estimatedTaxDisplayValue": "$ 2.06",
                     *           "tip": 0,
                     *           "tipDisplayValue": "$ 0.00",
                     *           "fee": 150,
                     *           "feeDisplayValue": "$ 1.50",
                     *           "total": 2556,
                     *           "totalDisplayValue": "$ 25.56",
                     *           "charged": 2706,
                     *           "chargedDisplayValue": "$ 27.06",
                     *           "deliveryFee": 0,
                     *           "deliveryFeeDisplayValue": "$ 0.00",
                     *           "payable": 2706,
                     *           "payableDisplayValue": "$ 27.06",
                     *           "refunded": 0,
                     *           "refundedDisplayValue": "$ 0.00",
                     *           "changes": 0,
                     *           "reduced": 0,
                     *           "reducedDisplayValue": "$ 0.00",
                     *           "payment": "MARKETPLACE",
                     *           "promoCode": null,
                     *           "promoDiscount": 0,
                     *           "promoPaidBy": null,
                     *           "cancelReason": null,
                     *           "cancelMessage": null,
                     *           "rider": null,
                     *           "bags": null,
                     *           "handoffCode": null
                     *         }
                     *       ]
                     *     }
                     */
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
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this, or not in this store. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 101,
                     *         "orderNumber": "KM-1001",
                     *         "status": "READY",
                     *         "customerId": 101,
                     *         "customer": "Nadia Rahman",
                     *         "customerContact": "+1 (212) 555-0188",
                     *         "deliveryMethod": "PICKUP",
                     *         "deliveryAddress": null,
                     *         "note": "",
                     *         "placedAt": "2026-03-06T18:30:00.000Z",
                     *         "delayedMinutes": 0,
                     *         "scheduledAt": null,
                     *         "releasedAt": "2026-03-06T18:30:00.000Z",
                     *         "acceptBy": "2026-03-06T18:40:00.000Z",
                     *         "estimatedPickupTime": "2026-03-06T18:50:00.000Z",
                     *         "usual": null,
                     *         "readyAt": "2026-03-06T18:30:00.000Z",
                     *         "seenAt": "2026-03-06T18:30:00.000Z",
                     *         "quietUntil": null,
                     *         "totalItems": 2,
                     *         "items": [
                     *           {
                     *             "line": 1,
                     *             "productId": 101,
                     *             "name": "Lentil Soup",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "options": [],
                     *             "specialInstructions": "",
                     *             "deal": null,
                     *             "unitPrice": 1250,
                     *             "totalQuantityPrice": 2500,
                     *             "totalQuantityPriceStr": "$ 25.00",
                     *             "made": null
                     *           }
                     *         ],
                     *         "currency": "USD",
                     *         "subtotal": 2500,
                     *         "subtotalDisplayValue": "$ 25.00",
                     *         "discount": 0,
                     *         "discountDisplayValue": "$ 0.00",
                     *         "tax": 206,
                     *         "estimatedTaxDisplayValue": "$ 2.06",
                     *         "tip": 0,
                     *         "tipDisplayValue": "$ 0.00",
                     *         "fee": 150,
                     *         "feeDisplayValue": "$ 1.50",
                     *         "total": 2556,
                     *         "totalDisplayValue": "$ 25.56",
                     *         "charged": 2706,
                     *         "chargedDisplayValue": "$ 27.06",
                     *         "deliveryFee": 0,
                     *         "deliveryFeeDisplayValue": "$ 0.00",
                     *         "payable": 2706,
                     *         "payableDisplayValue": "$ 27.06",
                     *         "refunded": 0,
                     *         "refundedDisplayValue": "$ 0.00",
                     *         "changes": 0,
                     *         "reduced": 0,
                     *         "reducedDisplayValue": "$ 0.00",
                     *         "payment": "MARKETPLACE",
                     *         "promoCode": null,
                     *         "promoDiscount": 0,
                     *         "promoPaidBy": null,
                     *         "cancelReason": null,
                     *         "cancelMessage": null,
                     *         "rider": null,
                     *         "bags": null,
                     *         "handoffCode": null
                     *       }
                     *     }
                     */
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
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            /** @description What the call names was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed in the meantime, or a rule is in the way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
                    /**
                     * @example {
                     *       "data": {
                     *         "plan": "example1example1example1example1example1exa",
                     *         "applied": true,
                     *         "skippable": false,
                     *         "counts": {
                     *           "create": 1,
                     *           "change": 1,
                     *           "same": 0,
                     *           "wrong": 0
                     *         },
                     *         "lines": [
                     *           {
                     *             "line": 2,
                     *             "kind": "CHANGE",
                     *             "name": "Lentil Soup",
                     *             "changes": [
                     *               {
                     *                 "field": "Category",
                     *                 "before": "No category",
                     *                 "after": "Soups (new)"
                     *               }
                     *             ],
                     *             "reasons": []
                     *           },
                     *           {
                     *             "line": 3,
                     *             "kind": "CREATE",
                     *             "name": "Mint Tea",
                     *             "changes": [
                     *               {
                     *                 "field": "Category",
                     *                 "before": "",
                     *                 "after": "Drinks (new)"
                     *               },
                     *               {
                     *                 "field": "Price",
                     *                 "before": "",
                     *                 "after": "$ 3.20"
                     *               }
                     *             ],
                     *             "reasons": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
            400: components["responses"]["Malformed"];
            /** @description The session or the API key is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["InvalidFields"];
            /** @description Too many calls. `Retry-After` says how long to wait. At most 30 calls a minute. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A failure on our side, with a sentence for the person in `detail`. */
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
