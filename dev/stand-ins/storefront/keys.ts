export const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_0123456789abcdef' }

export const SHOPIFY = {
  adminToken: 'shpat_sandbox',
  webhookSecret: 'shpss_0123456789abcdef',
  sku: 'EIGHTFOLD-8-WEEK',
}
export const GUMROAD = { productId: 'eightfold-product' }
/** The settings of each shop for a storefront in tests. */
export const SHOPS = { stripe: STRIPE, shopify: SHOPIFY, gumroad: GUMROAD }
