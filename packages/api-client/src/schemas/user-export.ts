// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { ExportedConversationSchema } from './chat.ts';
import { FeedbackSchema } from './feedback.ts';
import { OrderSchema } from './orders.ts';
import { ReportTemplateSchema } from './professional.ts';
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
    "report_template": {
      "$ref": () => ReportTemplateSchema
    }
  }
};
