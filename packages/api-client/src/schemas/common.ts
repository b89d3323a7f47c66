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

export const HiddenInLineSchema: AnswerSchema<Schema<'HiddenInLine'>> = {
  "type": "string",
  "pattern": "[\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]|[\\u200C\\u200D]{2}|^[\\u200C\\u200D]|[\\u200C\\u200D]$|[0-9A-Za-z\\u3400-\\u9FFF][\\u200C\\u200D]|[\\u200C\\u200D][0-9A-Za-z\\u3400-\\u9FFF]"
};

export const HiddenInTextSchema: AnswerSchema<Schema<'HiddenInText'>> = {
  "type": "string",
  "pattern": "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]"
};
