// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const GenderSchema: AnswerSchema<Schema<'Gender'>> = {
  "type": "string",
  "enum": [
    "male",
    "female"
  ]
};
