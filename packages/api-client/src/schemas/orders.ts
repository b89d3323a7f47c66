// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { PaymentChannelSchema } from './payments.ts';

export const OrderSchema: AnswerSchema<Schema<'Order'>> = {
  "type": "object",
  "required": [
    "order_no",
    "status",
    "payment_type",
    "amount",
    "payment_channel",
    "created_at",
    "paid_at",
    "record_id"
  ],
  "properties": {
    "order_no": {
      "type": "string",
      "minLength": 1
    },
    "status": {
      "type": "string"
    },
    "payment_type": {
      "type": "string",
      "enum": [
        "report",
        "membership"
      ]
    },
    "amount": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
    },
    "payment_channel": {
      "oneOf": [
        {
          "$ref": () => PaymentChannelSchema
        },
        {
          "type": "null"
        }
      ]
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "paid_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "record_id": {
      "type": [
        "string",
        "null"
      ]
    },
    "id": {
      "type": "string",
      "minLength": 1
    },
    "product_name": {
      "type": "string"
    },
    "record_name": {
      "type": [
        "string",
        "null"
      ]
    },
    "report_type_code": {
      "type": [
        "string",
        "null"
      ]
    },
    "refund_status": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "pending",
        "done",
        "failed",
        null
      ]
    },
    "expires_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  }
};

export const CreatedOrderSchema: AnswerSchema<Schema<'CreatedOrder'>> = {
  "type": "object",
  "required": [
    "order_id"
  ],
  "properties": {
    "order_id": {
      "type": "string",
      "minLength": 1
    }
  }
};

export const OrderDetailSchema: AnswerSchema<Schema<'OrderDetail'>> = {
  "allOf": [
    {
      "$ref": () => OrderSchema
    },
    {
      "type": "object",
      "properties": {
        "product_id": {
          "type": "string",
          "minLength": 1
        },
        "product_type": {
          "type": "string",
          "enum": [
            "report",
            "membership"
          ]
        },
        "quantity": {
          "type": "integer",
          "minimum": 1
        },
        "original_amount": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000
        },
        "discount_amount": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000
        },
        "coupon_code": {
          "type": [
            "string",
            "null"
          ]
        }
      }
    }
  ]
};
