// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const PaymentChannelSchema: AnswerSchema<Schema<'PaymentChannel'>> = {
  "type": "string",
  "enum": [
    "wechat",
    "alipay"
  ]
};

export const OrderStatusSchema: AnswerSchema<Schema<'OrderStatus'>> = {
  "type": "string",
  "enum": [
    "pending",
    "waiting_payment",
    "paid",
    "failed",
    "cancelled",
    "expired"
  ]
};

export const PaymentStatusSchema: AnswerSchema<Schema<'PaymentStatus'>> = {
  "type": "object",
  "required": [
    "status"
  ],
  "properties": {
    "status": {
      "type": "string"
    },
    "is_paid": {
      "type": "boolean"
    },
    "order_no": {
      "type": "string"
    },
    "record_id": {
      "type": [
        "string",
        "null"
      ]
    },
    "order_id": {
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
    }
  }
};

export const ReportPaymentStatusSchema: AnswerSchema<Schema<'ReportPaymentStatus'>> = {
  "type": "object",
  "required": [
    "is_paid"
  ],
  "properties": {
    "is_paid": {
      "type": "boolean"
    },
    "status": {
      "type": "string"
    }
  }
};

export const PaymentLaunchSchema: AnswerSchema<Schema<'PaymentLaunch'>> = {
  "type": "object",
  "required": [
    "order_no"
  ],
  "properties": {
    "order_no": {
      "type": "string",
      "minLength": 1
    },
    "payment_url": {
      "type": "string"
    },
    "prepay_id": {
      "type": "string"
    },
    "form_html": {
      "type": "string"
    },
    "code_url": {
      "type": "string"
    }
  }
};

export const OrderResponseSchema: AnswerSchema<Schema<'OrderResponse'>> = {
  "type": "object",
  "required": [
    "payment_required",
    "payment",
    "order_id"
  ],
  "properties": {
    "payment_required": {
      "type": "boolean"
    },
    "payment": {
      "oneOf": [
        {
          "$ref": () => PaymentLaunchSchema
        },
        {
          "type": "null"
        }
      ],
      "default": null
    },
    "order_id": {
      "type": "string"
    }
  }
};

export const JsapiParamsSchema: AnswerSchema<Schema<'JsapiParams'>> = {
  "type": "object",
  "required": [
    "appId",
    "timeStamp",
    "nonceStr",
    "package",
    "signType",
    "paySign"
  ],
  "properties": {
    "appId": {
      "type": "string",
      "minLength": 1
    },
    "timeStamp": {
      "type": "string",
      "minLength": 1
    },
    "nonceStr": {
      "type": "string",
      "minLength": 1
    },
    "package": {
      "type": "string",
      "minLength": 1
    },
    "signType": {
      "type": "string",
      "enum": [
        "RSA",
        "MD5",
        "HMAC-SHA256"
      ]
    },
    "paySign": {
      "type": "string",
      "minLength": 1
    }
  }
};
