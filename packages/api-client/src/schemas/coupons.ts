// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const CouponSchema: AnswerSchema<Schema<'Coupon'>> = {
  "type": "object",
  "required": [
    "code",
    "name",
    "description",
    "discount_type",
    "value",
    "min_amount",
    "expires_at"
  ],
  "properties": {
    "code": {
      "type": "string",
      "minLength": 1
    },
    "name": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "discount_type": {
      "type": "string",
      "enum": [
        "amount",
        "percent"
      ]
    },
    "value": {
      "type": "number",
      "minimum": 0
    },
    "min_amount": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
    },
    "expires_at": {
      "type": "string",
      "format": "date-time"
    }
  }
};

export const CouponQuoteSchema: AnswerSchema<Schema<'CouponQuote'>> = {
  "type": "object",
  "required": [
    "coupon",
    "original_amount",
    "discount_amount",
    "final_amount"
  ],
  "properties": {
    "coupon": {
      "$ref": () => CouponSchema
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
    "final_amount": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
    }
  }
};
