// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const UploadedFileSchema: AnswerSchema<Schema<'UploadedFile'>> = {
  "type": "object",
  "required": [
    "url"
  ],
  "properties": {
    "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
    }
  }
};
