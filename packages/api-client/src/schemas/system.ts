// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const AppConfigSchema: AnswerSchema<Schema<'AppConfig'>> = {
  "type": "object",
  "required": [
    "wechat_authorize_url",
    "stand_ins"
  ],
  "properties": {
    "wechat_authorize_url": {
      "type": "string"
    },
    "stand_ins": {
      "type": "array",
      "items": {
        "type": "string"
      }
    }
  }
};
