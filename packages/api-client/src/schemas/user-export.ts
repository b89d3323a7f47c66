// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { ExportedConversationSchema } from './chat.ts';
import { FeedbackSchema } from './feedback.ts';
import { SubscriptionSchema } from './membership.ts';
import { OrderSchema } from './orders.ts';
import { ReportTemplateSchema, ApiKeySchema } from './professional.ts';
import { RecordSchema } from './records.ts';
import { ExportedReportSchema } from './reports.ts';
import { UserSchema } from './user.ts';

export const UserExportSchema: AnswerSchema<Schema<'UserExport'>> = {
  "type": "object",
  "required": [
    "exported_at",
    "user",
    "records",
    "feedbacks"
  ],
  "properties": {
    "exported_at": {
      "type": "string",
      "format": "date-time"
    },
    "user": {
      "$ref": () => UserSchema
    },
    "records": {
      "type": "array",
      "items": {
        "$ref": () => RecordSchema
      }
    },
    "feedbacks": {
      "type": "array",
      "items": {
        "$ref": () => FeedbackSchema
      }
    },
    "reports": {
      "type": "array",
      "items": {
        "$ref": () => ExportedReportSchema
      }
    },
    "conversations": {
      "type": "array",
      "items": {
        "$ref": () => ExportedConversationSchema
      }
    },
    "orders": {
      "type": "array",
      "items": {
        "$ref": () => OrderSchema
      }
    },
    "subscriptions": {
      "type": "array",
      "items": {
        "$ref": () => SubscriptionSchema
      }
    },
    "api_keys": {
      "type": "array",
      "items": {
        "$ref": () => ApiKeySchema
      }
    },
    "model_use": {
      "type": "array",
      "items": {
        "$ref": () => DayOfModelUseSchema
      }
    },
    "report_template": {
      "$ref": () => ReportTemplateSchema
    }
  }
};

export const DayOfModelUseSchema: AnswerSchema<Schema<'DayOfModelUse'>> = {
  "type": "object",
  "required": [
    "day",
    "tokens_in",
    "tokens_out"
  ],
  "properties": {
    "day": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "tokens_in": {
      "type": "integer",
      "minimum": 0
    },
    "tokens_out": {
      "type": "integer",
      "minimum": 0
    }
  }
};
