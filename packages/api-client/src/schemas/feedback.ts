// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const FeedbackTypeSchema: AnswerSchema<Schema<'FeedbackType'>> = {
  "type": "string",
  "enum": [
    "bug",
    "feature",
    "question",
    "other"
  ]
};

export const FeedbackSchema: AnswerSchema<Schema<'Feedback'>> = {
  "type": "object",
  "required": [
    "id",
    "type",
    "content",
    "contact",
    "image_count",
    "reply",
    "created_at"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "type": {
      "$ref": () => FeedbackTypeSchema
    },
    "content": {
      "type": "string"
    },
    "contact": {
      "type": "string"
    },
    "image_count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 3
    },
    "reply": {
      "type": [
        "string",
        "null"
      ]
    },
    "replied_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  }
};
