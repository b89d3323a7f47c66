// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { UserSchema } from './user.ts';

export const LoginDataSchema: AnswerSchema<Schema<'LoginData'>> = {
  "type": "object",
  "required": [
    "access_token",
    "refresh_token",
    "user_info"
  ],
  "properties": {
    "access_token": {
      "type": "string",
      "minLength": 1
    },
    "refresh_token": {
      "type": "string",
      "minLength": 1
    },
    "user_info": {
      "$ref": () => UserSchema
    }
  }
};

export const WechatLoginDataSchema: AnswerSchema<Schema<'WechatLoginData'>> = {
  "type": "object",
  "required": [
    "access_token",
    "refresh_token",
    "user",
    "need_bind_phone",
    "openid"
  ],
  "properties": {
    "access_token": {
      "type": "string",
      "minLength": 1
    },
    "refresh_token": {
      "type": "string",
      "minLength": 1
    },
    "user": {
      "$ref": () => UserSchema
    },
    "need_bind_phone": {
      "type": "boolean"
    },
    "openid": {
      "type": "string",
      "default": ""
    }
  }
};

export const BindPhoneDataSchema: AnswerSchema<Schema<'BindPhoneData'>> = {
  "type": "object",
  "required": [
    "user",
    "access_token",
    "refresh_token"
  ],
  "properties": {
    "user": {
      "$ref": () => UserSchema
    },
    "access_token": {
      "type": "string",
      "minLength": 1
    },
    "refresh_token": {
      "type": "string",
      "minLength": 1
    }
  }
};

export const CaptchaDataSchema: AnswerSchema<Schema<'CaptchaData'>> = {
  "type": "object",
  "required": [
    "image",
    "captcha_id"
  ],
  "properties": {
    "image": {
      "type": "string"
    },
    "captcha_id": {
      "type": "string"
    },
    "question": {
      "type": "string",
      "minLength": 1
    }
  }
};

export const SmsReceiptSchema: AnswerSchema<Schema<'SmsReceipt'>> = {
  "type": "object",
  "required": [
    "resend_after",
    "expires_in"
  ],
  "properties": {
    "resend_after": {
      "type": "integer"
    },
    "expires_in": {
      "type": "integer"
    }
  }
};

export const TokenDataSchema: AnswerSchema<Schema<'TokenData'>> = {
  "type": "object",
  "required": [
    "access_token"
  ],
  "properties": {
    "access_token": {
      "type": "string",
      "minLength": 1
    },
    "refresh_token": {
      "type": "string"
    }
  }
};
