// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const AccessInfoSchema: AnswerSchema<Schema<'AccessInfo'>> = {
  "type": "object",
  "required": [
    "has_access",
    "can_generate",
    "message",
    "priority_action"
  ],
  "properties": {
    "has_access": {
      "type": "boolean"
    },
    "can_generate": {
      "type": "boolean"
    },
    "message": {
      "type": "string",
      "default": "",
      "x-lenient": true
    },
    "uses": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "free",
        "membership",
        null
      ]
    },
    "priority_action": {
      "type": "object",
      "required": [
        "type",
        "text",
        "style"
      ],
      "properties": {
        "type": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "style": {
          "type": "string",
          "enum": [
            "primary",
            "success",
            "warning"
          ],
          "default": "primary",
          "x-lenient": true
        }
      }
    }
  }
};

export const ReportTypeSchema: AnswerSchema<Schema<'ReportType'>> = {
  "type": "object",
  "required": [
    "id",
    "code",
    "name",
    "description",
    "tags",
    "icon",
    "content",
    "status",
    "isUnlocked",
    "access_info"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "code": {
      "type": "string",
      "pattern": "^([a-z][a-z0-9_]{1,31})?$"
    },
    "name": {
      "type": "string"
    },
    "description": {
      "type": "string",
      "default": "",
      "x-lenient": true
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "default": [],
      "x-lenient": true
    },
    "icon": {
      "type": "string",
      "default": "",
      "x-lenient": true
    },
    "price": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000,
      "x-lenient": true
    },
    "original_price": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000,
      "x-lenient": true
    },
    "record_price": {
      "x-lenient": true,
      "type": [
        "number",
        "null"
      ],
      "minimum": 0,
      "maximum": 1000000
    },
    "content": {
      "type": [
        "string",
        "null"
      ],
      "default": null,
      "x-lenient": true
    },
    "status": {
      "type": [
        "string",
        "null"
      ],
      "default": null,
      "x-lenient": true,
      "enum": [
        "generating",
        "completed",
        null
      ]
    },
    "isUnlocked": {
      "type": "boolean",
      "default": false,
      "x-lenient": true
    },
    "progress": {
      "x-lenient": true,
      "type": [
        "object",
        "null"
      ],
      "required": [
        "done",
        "total"
      ],
      "properties": {
        "done": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        },
        "total": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      }
    },
    "failure": {
      "x-lenient": true,
      "type": [
        "string",
        "null"
      ]
    },
    "written_by": {
      "type": [
        "string",
        "null"
      ],
      "x-lenient": true,
      "enum": [
        "model",
        "rules",
        null
      ]
    },
    "ai_label": {
      "x-lenient": true,
      "type": [
        "string",
        "null"
      ],
      "maxLength": 1000
    },
    "written_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "x-lenient": true
    },
    "method_changed_on": {
      "type": [
        "string",
        "null"
      ],
      "x-lenient": true
    },
    "access_info": {
      "$ref": () => AccessInfoSchema
    }
  }
};

export const ReportStartSchema: AnswerSchema<Schema<'ReportStart'>> = {
  "type": "object",
  "properties": {
    "estimated_time": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3600
    }
  }
};

export const ReportPromptSchema: AnswerSchema<Schema<'ReportPrompt'>> = {
  "type": "string"
};

export const ExportedReportSchema: AnswerSchema<Schema<'ExportedReport'>> = {
  "type": "object",
  "required": [
    "record_id",
    "code",
    "name",
    "content",
    "written_by",
    "written_at"
  ],
  "properties": {
    "record_id": {
      "type": "string"
    },
    "code": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_]{1,31}$"
    },
    "name": {
      "type": "string"
    },
    "content": {
      "type": "string"
    },
    "written_by": {
      "type": "string",
      "enum": [
        "model",
        "rules"
      ]
    },
    "ai_label": {
      "type": [
        "string",
        "null"
      ]
    },
    "written_at": {
      "type": "string",
      "format": "date-time"
    },
    "method": {
      "type": [
        "string",
        "null"
      ]
    },
    "method_since": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};
