import { buildSchema } from 'graphql'

/** The part of Shopify's Admin schema that the app's operations use, with Shopify's names and types. */
export const ADMIN_SCHEMA = buildSchema(`
  directive @idempotent(key: String!) on FIELD

  scalar DateTime
  scalar Money
  scalar UnsignedInt64
  enum CurrencyCode { USD }
  enum OrderSortKeys { CREATED_AT UPDATED_AT PROCESSED_AT ID }
  enum OrderDisplayFinancialStatus {
    AUTHORIZED EXPIRED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED
  }
  enum DisputeType { CHARGEBACK INQUIRY }
  enum DisputeStatus { ACCEPTED CHARGE_REFUNDED LOST NEEDS_RESPONSE PREVENTED UNDER_REVIEW WON }
  enum OrderTransactionKind { SALE CAPTURE REFUND }
  enum RefundLineItemRestockType { CANCEL NO_RESTOCK RETURN }

  type Query {
    currentAppInstallation: AppInstallation!
    order(id: ID!): Order
    orders(
      after: String, first: Int, query: String, reverse: Boolean = false, sortKey: OrderSortKeys = PROCESSED_AT
    ): OrderConnection!
  }

  type Mutation { refundCreate(input: RefundInput!): RefundCreatePayload }

  type AppInstallation { accessScopes: [AccessScope!]! }
  type AccessScope { handle: String! }

  type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }

  type Order {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    email: String
    test: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    cancelledAt: DateTime
    displayFinancialStatus: OrderDisplayFinancialStatus
    totalReceivedSet: MoneyBag!
    customer: Customer
    disputes: [OrderDisputeSummary!]!
    lineItems(first: Int): LineItemConnection!
    refunds(first: Int): [Refund!]!
    suggestedRefund(refundLineItems: [RefundLineItemInput!], suggestFullRefund: Boolean = false): SuggestedRefund
  }
  type Refund { id: ID! }
  type Customer { firstName: String lastName: String }
  type OrderDisputeSummary { initiatedAs: DisputeType! status: DisputeStatus! }
  type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
  type LineItem { id: ID! sku: String refundableQuantity: Int! }

  type SuggestedRefund { suggestedTransactions: [SuggestedOrderTransaction!]! }
  type SuggestedOrderTransaction {
    amountSet: MoneyBag!
    gateway: String
    parentTransaction: OrderTransaction
  }
  type OrderTransaction { id: ID! }
  type MoneyBag { presentmentMoney: MoneyV2! }
  type MoneyV2 { amount: Money! currencyCode: CurrencyCode! }

  input RefundInput {
    currency: CurrencyCode
    note: String
    notify: Boolean
    orderId: ID!
    refundLineItems: [RefundLineItemInput!]
    transactions: [OrderTransactionInput!]
  }
  input RefundLineItemInput {
    lineItemId: ID!
    quantity: Int!
    restockType: RefundLineItemRestockType
  }
  input OrderTransactionInput {
    amount: Money!
    gateway: String!
    kind: OrderTransactionKind!
    orderId: ID!
    parentId: ID
  }
  type RefundCreatePayload { order: Order userErrors: [UserError!]! }
  type UserError { field: [String!] message: String! }
`)
