// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const MembershipPlanSchema: AnswerSchema<Schema<'MembershipPlan'>> = {
  "type": "object",
  "required": [
    "id",
    "code",
    "name",
    "price",
    "original_price",
    "duration_text",
    "features",
    "popular_tag",
    "user_type"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "code": {
      "type": "string",
      "minLength": 1
    },
    "name": {
      "type": "string"
    },
    "price": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
    },
    "original_price": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
    },
    "duration_text": {
      "type": "string"
    },
    "features": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "popular_tag": {
      "type": [
        "string",
        "null"
      ]
    },
    "user_type": {
      "type": "string",
      "enum": [
        "personal",
        "professional",
        "both"
      ]
    },
    "kind": {
      "type": "string"
    }
  }
};

export const CurrentMembershipSchema: AnswerSchema<Schema<'CurrentMembership'>> = {
  "type": "object",
  "required": [
    "has_active_subscription",
    "plan_id",
    "plan_name",
    "expire_date",
    "days_left"
  ],
  "properties": {
    "has_active_subscription": {
      "type": "boolean"
    },
    "plan_id": {
      "type": [
        "string",
        "null"
      ]
    },
    "plan_name": {
      "type": [
        "string",
        "null"
      ]
    },
    "expire_date": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "days_left": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0
    },
    "professional": {
      "type": "boolean"
    },
    "api_access": {
      "type": "boolean"
    }
  }
};

export const SubscriptionSchema: AnswerSchema<Schema<'Subscription'>> = {
  "type": "object",
  "required": [
    "id",
    "plan_id",
    "plan_name",
    "status",
    "started_at",
    "expire_date",
    "cancelled_at"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1
    },
    "plan_id": {
      "type": "string"
    },
    "plan_name": {
      "type": "string"
    },
    "status": {
      "type": "string",
      "enum": [
        "active",
        "cancelled",
        "expired"
      ]
    },
    "started_at": {
      "type": "string",
      "format": "date-time"
    },
    "expire_date": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "cancelled_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "auto_renew": {
      "type": "boolean"
    }
  }
};

export const FamilySchema: AnswerSchema<Schema<'Family'>> = {
  "type": "object",
  "required": [
    "role",
    "plan_name",
    "expire_date",
    "max_members",
    "members",
    "invitation"
  ],
  "properties": {
    "role": {
      "type": "string",
      "enum": [
        "none",
        "owner",
        "member"
      ]
    },
    "plan_name": {
      "type": [
        "string",
        "null"
      ]
    },
    "expire_date": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "max_members": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20
    },
    "members": {
      "type": "array",
      "items": {
        "$ref": () => FamilyMemberSchema
      }
    },
    "invitation": {
      "oneOf": [
        {
          "$ref": () => FamilyInvitationSchema
        },
        {
          "type": "null"
        }
      ]
    }
  }
};

export const FamilyMemberSchema: AnswerSchema<Schema<'FamilyMember'>> = {
  "type": "object",
  "required": [
    "id",
    "name",
    "is_owner",
    "is_self",
    "joined_at"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1
    },
    "name": {
      "type": "string",
      "minLength": 1
    },
    "is_owner": {
      "type": "boolean"
    },
    "is_self": {
      "type": "boolean"
    },
    "joined_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  }
};

export const FamilyInvitationSchema: AnswerSchema<Schema<'FamilyInvitation'>> = {
  "type": "object",
  "required": [
    "code",
    "expires_at"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^[A-HJ-NP-Z2-9]{10}$"
    },
    "expires_at": {
      "type": "string",
      "format": "date-time"
    }
  }
};
