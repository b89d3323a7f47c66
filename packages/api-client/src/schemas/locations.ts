// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const LocationNodeSchema: AnswerSchema<Schema<'LocationNode'>> = {
  "type": "object",
  "required": [
    "code",
    "name"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "name": {
      "type": "string",
      "minLength": 1
    },
    "longitude": {
      "type": "number",
      "minimum": 70,
      "maximum": 140
    },
    "latitude": {
      "type": "number",
      "minimum": 0,
      "maximum": 56
    },
    "children": {
      "type": "array",
      "items": {
        "$ref": () => LocationNodeSchema
      }
    }
  }
};

export const LocationTreeSchema: AnswerSchema<Schema<'LocationTree'>> = {
  "type": "array",
  "items": {
    "$ref": () => LocationNodeSchema
  }
};

export const CitySchema: AnswerSchema<Schema<'City'>> = {
  "type": "object",
  "required": [
    "code",
    "name",
    "native_name",
    "division",
    "country",
    "label",
    "longitude",
    "latitude",
    "zone"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^\\d{6}$"
    },
    "name": {
      "type": "string",
      "minLength": 1
    },
    "native_name": {
      "type": "string"
    },
    "division": {
      "type": "string"
    },
    "country": {
      "type": "string",
      "minLength": 1
    },
    "label": {
      "type": "string",
      "minLength": 1
    },
    "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
    },
    "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
    },
    "zone": {
      "type": "string"
    }
  }
};

export const CityDetailSchema: AnswerSchema<Schema<'CityDetail'>> = {
  "allOf": [
    {
      "$ref": () => CitySchema
    },
    {
      "type": "object",
      "required": [
        "zone_clock"
      ],
      "properties": {
        "zone_clock": {
          "$ref": () => ZoneClockSchema
        }
      }
    }
  ]
};

export const ZoneClockSchema: AnswerSchema<Schema<'ZoneClock'>> = {
  "type": "object",
  "required": [
    "name",
    "periods"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1
    },
    "periods": {
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": () => ZonePeriodSchema
      }
    }
  }
};

export const ZonePeriodSchema: AnswerSchema<Schema<'ZonePeriod'>> = {
  "type": "object",
  "required": [
    "from",
    "standard",
    "summer"
  ],
  "properties": {
    "from": {
      "type": "integer"
    },
    "standard": {
      "type": "integer",
      "minimum": -86400,
      "maximum": 86400
    },
    "summer": {
      "type": "integer",
      "minimum": 0,
      "maximum": 14400
    }
  }
};
