// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const ReportTemplateSchema: AnswerSchema<Schema<'ReportTemplate'>> = {
  "type": "object",
  "required": [
    "studio",
    "contact",
    "closing"
  ],
  "properties": {
    "studio": {
      "type": "string",
      "maxLength": 30
    },
    "contact": {
      "type": "string",
      "maxLength": 60
    },
    "closing": {
      "type": "string",
      "maxLength": 300
    }
  }
};

export const ApiKeySchema: AnswerSchema<Schema<'ApiKey'>> = {
  "type": "object",
  "required": [
    "id",
    "name",
    "hint",
    "created_at",
    "last_used_at"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
    },
    "hint": {
      "type": "string",
      "minLength": 4,
      "maxLength": 4
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "last_used_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  }
};

export const NewApiKeySchema: AnswerSchema<Schema<'NewApiKey'>> = {
  "type": "object",
  "required": [
    "key",
    "secret"
  ],
  "properties": {
    "key": {
      "$ref": () => ApiKeySchema
    },
    "secret": {
      "type": "string",
      "pattern": "^zp_[A-Za-z0-9]{40}$"
    }
  }
};

export const BatchResultSchema: AnswerSchema<Schema<'BatchResult'>> = {
  "type": "object",
  "required": [
    "started",
    "existing",
    "refused",
    "failed",
    "estimated_time"
  ],
  "properties": {
    "started": {
      "type": "integer",
      "minimum": 0
    },
    "existing": {
      "type": "integer",
      "minimum": 0
    },
    "refused": {
      "type": "integer",
      "minimum": 0
    },
    "failed": {
      "type": "integer",
      "minimum": 0
    },
    "estimated_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 3600
    }
  }
};
