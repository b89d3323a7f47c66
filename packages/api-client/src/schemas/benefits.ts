// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const BenefitDashboardSchema: AnswerSchema<Schema<'BenefitDashboard'>> = {
  "type": "object",
  "required": [
    "membership_status",
    "chat_status",
    "recommendations"
  ],
  "properties": {
    "membership_status": {
      "type": "object",
      "required": [
        "is_member",
        "plan_name"
      ],
      "properties": {
        "is_member": {
          "type": "boolean"
        },
        "plan_name": {
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "chat_status": {
      "type": "object",
      "required": [
        "remaining_count",
        "daily_free_count",
        "daily_used_count",
        "source_type"
      ],
      "properties": {
        "remaining_count": {
          "type": "integer",
          "minimum": -1
        },
        "daily_free_count": {
          "type": "integer",
          "minimum": 0
        },
        "daily_used_count": {
          "type": "integer",
          "minimum": 0
        },
        "resets_at": {
          "type": [
            "string",
            "null"
          ],
          "format": "date-time"
        },
        "source_type": {
          "type": "string"
        }
      }
    },
    "recommendations": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "name",
          "description",
          "price",
          "original_price",
          "product_id"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "price": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000
          },
          "original_price": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000
          },
          "product_id": {
            "type": "string",
            "default": ""
          },
          "benefit_type": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const BenefitStatusSchema: AnswerSchema<Schema<'BenefitStatus'>> = {
  "type": "object",
  "required": [
    "items"
  ],
  "properties": {
    "items": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "benefit_type",
          "name",
          "total",
          "used",
          "remaining",
          "resets_at"
        ],
        "properties": {
          "benefit_type": {
            "$ref": () => BenefitTypeSchema
          },
          "name": {
            "type": "string"
          },
          "total": {
            "type": "integer",
            "minimum": -1
          },
          "used": {
            "type": "integer",
            "minimum": 0
          },
          "remaining": {
            "type": "integer",
            "minimum": -1
          },
          "resets_at": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      }
    }
  }
};

export const BenefitCheckSchema: AnswerSchema<Schema<'BenefitCheck'>> = {
  "type": "object",
  "required": [
    "has_benefit",
    "message"
  ],
  "properties": {
    "has_benefit": {
      "type": "boolean"
    },
    "message": {
      "type": "string",
      "default": ""
    }
  }
};

export const BenefitTypeSchema: AnswerSchema<Schema<'BenefitType'>> = {
  "type": "string",
  "enum": [
    "CHAT_COUNT",
    "REPORT_UNLOCK"
  ]
};
