// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { GenderSchema } from './common.ts';

export const CategorySchema: AnswerSchema<Schema<'Category'>> = {
  "type": "string"
};

export const CalendarTypeSchema: AnswerSchema<Schema<'CalendarType'>> = {
  "type": "string",
  "enum": [
    "solar",
    "lunar"
  ]
};

export const LunarCalendarSchema: AnswerSchema<Schema<'LunarCalendar'>> = {
  "type": "string",
  "enum": [
    "chinese",
    "korean",
    "vietnamese"
  ]
};

export const ZiConventionSchema: AnswerSchema<Schema<'ZiConvention'>> = {
  "type": "string",
  "enum": [
    "next",
    "split"
  ]
};

export const YunConventionSchema: AnswerSchema<Schema<'YunConvention'>> = {
  "type": "string",
  "enum": [
    "exact",
    "minutes",
    "shichen"
  ]
};

export const ConventionsSchema: AnswerSchema<Schema<'Conventions'>> = {
  "type": "object",
  "required": [
    "zi",
    "yun",
    "dst",
    "dst_fold"
  ],
  "properties": {
    "zi": {
      "$ref": () => ZiConventionSchema
    },
    "yun": {
      "$ref": () => YunConventionSchema
    },
    "dst": {
      "type": "boolean"
    },
    "dst_fold": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    }
  }
};

export const RecordSchema: AnswerSchema<Schema<'Record'>> = {
  "type": "object",
  "required": [
    "id",
    "name",
    "gender",
    "birth_place",
    "birth_time",
    "birth_time_solar",
    "calendar_type",
    "category",
    "created_at"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string",
      "minLength": 1
    },
    "gender": {
      "$ref": () => GenderSchema
    },
    "birth_place": {
      "type": "string",
      "pattern": "^(\\d{6})?$"
    },
    "birth_place_label": {
      "type": "string"
    },
    "birth_city": {
      "type": "string",
      "pattern": "^(\\d{6})?$"
    },
    "birth_time": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "birth_time_solar": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "calendar_type": {
      "$ref": () => CalendarTypeSchema
    },
    "lunar_calendar": {
      "$ref": () => LunarCalendarSchema
    },
    "leap_month": {
      "type": "boolean"
    },
    "hour_unknown": {
      "type": "boolean"
    },
    "category": {
      "$ref": () => CategorySchema
    },
    "conventions": {
      "$ref": () => ConventionsSchema
    },
    "pillars": {
      "type": "array",
      "minItems": 3,
      "maxItems": 4,
      "items": {
        "type": "string",
        "minLength": 2,
        "maxLength": 2
      }
    },
    "pinned": {
      "type": "boolean"
    },
    "note": {
      "type": "string",
      "maxLength": 2000
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  }
};

export const RecordFileSchema: AnswerSchema<Schema<'RecordFile'>> = {
  "type": "object",
  "required": [
    "exported_at",
    "records"
  ],
  "properties": {
    "exported_at": {
      "type": "string",
      "format": "date-time"
    },
    "records": {
      "type": "array",
      "items": {
        "$ref": () => RecordFileRowSchema
      }
    }
  }
};

export const RecordFileRowSchema: AnswerSchema<Schema<'RecordFileRow'>> = {
  "type": "object",
  "required": [
    "name",
    "gender",
    "calendar_type",
    "birth_time",
    "leap_month",
    "hour_unknown",
    "birth_place",
    "birth_place_label",
    "category",
    "zi_convention",
    "yun_convention",
    "apply_dst",
    "dst_fold",
    "pinned",
    "note",
    "created_at"
  ],
  "properties": {
    "name": {
      "type": "string"
    },
    "gender": {
      "$ref": () => GenderSchema
    },
    "calendar_type": {
      "$ref": () => CalendarTypeSchema
    },
    "birth_time": {
      "type": "string"
    },
    "lunar_calendar": {
      "$ref": () => LunarCalendarSchema
    },
    "leap_month": {
      "type": "boolean"
    },
    "hour_unknown": {
      "type": "boolean"
    },
    "birth_place": {
      "type": "string"
    },
    "birth_place_label": {
      "type": "string"
    },
    "birth_city": {
      "type": "string"
    },
    "category": {
      "$ref": () => CategorySchema
    },
    "zi_convention": {
      "$ref": () => ZiConventionSchema
    },
    "yun_convention": {
      "$ref": () => YunConventionSchema
    },
    "apply_dst": {
      "type": "boolean"
    },
    "dst_fold": {
      "type": "integer",
      "enum": [
        0,
        1
      ]
    },
    "pinned": {
      "type": "boolean"
    },
    "note": {
      "type": "string",
      "maxLength": 2000
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    }
  }
};

export const RecordMoveSchema: AnswerSchema<Schema<'RecordMove'>> = {
  "type": "object",
  "required": [
    "moved",
    "missing",
    "former"
  ],
  "properties": {
    "moved": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
    },
    "missing": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "former": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "category",
          "record_ids"
        ],
        "properties": {
          "category": {
            "$ref": () => CategorySchema
          },
          "record_ids": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "minItems": 1
          }
        }
      }
    }
  }
};

export const RecordRestorationSchema: AnswerSchema<Schema<'RecordRestoration'>> = {
  "type": "object",
  "required": [
    "restored"
  ],
  "properties": {
    "restored": {
      "type": "integer",
      "minimum": 0
    }
  }
};

export const RecordImportSchema: AnswerSchema<Schema<'RecordImport'>> = {
  "type": "object",
  "required": [
    "imported",
    "faults"
  ],
  "properties": {
    "imported": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
    },
    "faults": {
      "type": "array",
      "items": {
        "$ref": () => RecordFaultSchema
      }
    },
    "columns": {
      "type": "array",
      "items": {
        "$ref": () => RecordColumnSchema
      }
    },
    "rows": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": () => RecordPreviewRowSchema
      }
    }
  }
};

export const RecordColumnSchema: AnswerSchema<Schema<'RecordColumn'>> = {
  "type": "object",
  "required": [
    "title",
    "field"
  ],
  "properties": {
    "title": {
      "type": "string"
    },
    "field": {
      "type": "string"
    }
  }
};

export const RecordPreviewRowSchema: AnswerSchema<Schema<'RecordPreviewRow'>> = {
  "type": "object",
  "required": [
    "row",
    "name",
    "gender",
    "calendar_type",
    "birth_time",
    "leap_month",
    "hour_unknown",
    "birth_place_label",
    "category",
    "pillars",
    "assumed"
  ],
  "properties": {
    "row": {
      "type": "integer",
      "minimum": 1
    },
    "name": {
      "type": "string"
    },
    "gender": {
      "$ref": () => GenderSchema
    },
    "calendar_type": {
      "$ref": () => CalendarTypeSchema
    },
    "birth_time": {
      "type": "string"
    },
    "leap_month": {
      "type": "boolean"
    },
    "hour_unknown": {
      "type": "boolean"
    },
    "birth_place_label": {
      "type": "string"
    },
    "category": {
      "$ref": () => CategorySchema
    },
    "pillars": {
      "type": "array",
      "minItems": 3,
      "maxItems": 4,
      "items": {
        "type": "string"
      }
    },
    "assumed": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "field",
          "message"
        ],
        "properties": {
          "field": {
            "type": "string"
          },
          "message": {
            "type": "string",
            "minLength": 1
          }
        }
      }
    }
  }
};

export const RecordFaultSchema: AnswerSchema<Schema<'RecordFault'>> = {
  "type": "object",
  "required": [
    "row",
    "field",
    "message"
  ],
  "properties": {
    "row": {
      "type": "integer",
      "minimum": 1
    },
    "field": {
      "type": "string"
    },
    "message": {
      "type": "string",
      "minLength": 1
    }
  }
};
