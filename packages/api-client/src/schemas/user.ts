// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { GenderSchema } from './common.ts';

export const UserSchema: AnswerSchema<Schema<'User'>> = {
  "type": "object",
  "required": [
    "id",
    "nickname",
    "name",
    "avatar",
    "phone",
    "email",
    "created_at",
    "gender",
    "birth_time",
    "birth_place"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1
    },
    "nickname": {
      "type": "string",
      "default": ""
    },
    "name": {
      "type": "string",
      "default": ""
    },
    "avatar": {
      "type": "string",
      "default": "/avatars/default.png"
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^1[3-9]\\d{9}$"
    },
    "email": {
      "type": [
        "string",
        "null"
      ]
    },
    "created_at": {
      "type": "string",
      "format": "date-time"
    },
    "has_password": {
      "type": "boolean"
    },
    "gender": {
      "$ref": () => GenderSchema,
      "default": "male"
    },
    "birth_time": {
      "type": "string",
      "default": "",
      "pattern": "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:00)?$"
    },
    "birth_place": {
      "type": "string",
      "default": "",
      "pattern": "^(\\d{6})?$"
    },
    "birth_city": {
      "type": "string",
      "pattern": "^(\\d{6})?$"
    }
  }
};
