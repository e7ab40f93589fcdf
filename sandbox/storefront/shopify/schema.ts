import { buildSchema } from 'graphql'

/** The part of Shopify's Admin schema that the app's operations touch, with Shopify's names and types. */
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
  enum DisputeStatus { ACCEPTED LOST NEEDS_RESPONSE UNDER_REVIEW WON }
  enum OrderTransactionKind { SALE CAPTURE REFUND }
  enum SuggestedOrderTransactionKind { SUGGESTED_REFUND }

  type Query {
    order(id: ID!): Order
    orders(
      after: String
      first: Int
      query: String
      reverse: Boolean = false
      sortKey: OrderSortKeys = PROCESSED_AT
    ): OrderConnection!
  }

  type Mutation {
    refundCreate(input: RefundInput!): RefundCreatePayload
  }

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
    customer: Customer
    disputes: [OrderDisputeSummary!]!
    lineItems(first: Int): LineItemConnection!
    suggestedRefund(suggestFullRefund: Boolean = false): SuggestedRefund
  }
  type Customer { firstName: String lastName: String displayName: String! }
  type OrderDisputeSummary { id: ID! initiatedAs: DisputeType! status: DisputeStatus! }
  type LineItemConnection { nodes: [LineItem!]! }
  type LineItem { name: String! sku: String }

  type SuggestedRefund { suggestedTransactions: [SuggestedOrderTransaction!]! }
  type SuggestedOrderTransaction {
    amountSet: MoneyBag!
    gateway: String
    kind: SuggestedOrderTransactionKind!
    parentTransaction: OrderTransaction
  }
  type OrderTransaction { id: ID! }
  type MoneyBag { presentmentMoney: MoneyV2! shopMoney: MoneyV2! }
  type MoneyV2 { amount: Money! currencyCode: CurrencyCode! }

  input RefundInput {
    currency: CurrencyCode
    note: String
    notify: Boolean
    orderId: ID!
    transactions: [OrderTransactionInput!]
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
