// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';

export const ChatReplySchema: AnswerSchema<Schema<'ChatReply'>> = {
  "type": "object",
  "required": [
    "role",
    "content",
    "reasoning_content"
  ],
  "properties": {
    "role": {
      "type": "string",
      "enum": [
        "assistant"
      ]
    },
    "content": {
      "type": "string"
    },
    "reasoning_content": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const ChatMessageSchema: AnswerSchema<Schema<'ChatMessage'>> = {
  "type": "object",
  "required": [
    "role",
    "content"
  ],
  "properties": {
    "role": {
      "type": "string",
      "enum": [
        "user",
        "assistant",
        "system"
      ]
    },
    "content": {
      "type": "string"
    },
    "reasoning_content": {
      "type": [
        "string",
        "null"
      ],
      "x-lenient": true
    },
    "id": {
      "type": "string"
    },
    "parent_id": {
      "type": [
        "string",
        "null"
      ]
    },
    "status": {
      "$ref": () => ChatMessageStatusSchema,
      "x-lenient": true
    },
    "error": {
      "x-lenient": true,
      "type": [
        "string",
        "null"
      ]
    },
    "attempt": {
      "x-lenient": true,
      "type": "integer",
      "minimum": 1
    },
    "suggestions": {
      "x-lenient": true,
      "type": "array",
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "maxItems": 4
    },
    "written_by": {
      "x-lenient": true,
      "type": "string",
      "enum": [
        "model",
        "rules"
      ]
    },
    "former_birth": {
      "x-lenient": true,
      "type": "boolean"
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "x-lenient": true
    }
  }
};

export const ChatMessageStatusSchema: AnswerSchema<Schema<'ChatMessageStatus'>> = {
  "type": "string",
  "enum": [
    "running",
    "complete",
    "cancelled",
    "failed"
  ]
};

export const ChatHistorySchema: AnswerSchema<Schema<'ChatHistory'>> = {
  "type": "object",
  "required": [
    "items"
  ],
  "properties": {
    "items": {
      "type": "array",
      "items": {
        "$ref": () => ChatMessageSchema
      }
    },
    "total": {
      "type": "integer",
      "minimum": 0
    },
    "head_id": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const ExportedConversationSchema: AnswerSchema<Schema<'ExportedConversation'>> = {
  "type": "object",
  "required": [
    "record_id",
    "messages"
  ],
  "properties": {
    "record_id": {
      "type": "string"
    },
    "messages": {
      "type": "array",
      "items": {
        "$ref": () => ChatMessageSchema
      }
    }
  }
};

export const ChatStreamEventSchema: AnswerSchema<Schema<'ChatStreamEvent'>> = {
  "oneOf": [
    {
      "type": "object",
      "required": [
        "choices"
      ],
      "properties": {
        "choices": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "delta"
            ],
            "properties": {
              "delta": {
                "type": "object",
                "properties": {
                  "content": {
                    "type": "string"
                  },
                  "reasoning_content": {
                    "type": "string"
                  }
                }
              },
              "finish_reason": {
                "type": [
                  "string",
                  "null"
                ],
                "enum": [
                  "stop",
                  null
                ]
              }
            }
          },
          "minItems": 1
        },
        "reply": {
          "type": "object",
          "required": [
            "message_id",
            "reply_id",
            "attempt",
            "status"
          ],
          "properties": {
            "message_id": {
              "type": "string"
            },
            "reply_id": {
              "type": "string"
            },
            "attempt": {
              "type": "integer",
              "minimum": 1
            },
            "restart": {
              "type": "boolean"
            },
            "status": {
              "$ref": () => ChatMessageStatusSchema
            },
            "suggestions": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100
              },
              "maxItems": 4
            },
            "written_by": {
              "type": "string",
              "enum": [
                "model",
                "rules"
              ]
            }
          }
        }
      }
    },
    {
      "type": "object",
      "required": [
        "error"
      ],
      "properties": {
        "error": {
          "oneOf": [
            {
              "type": "string"
            },
            {
              "type": "object",
              "required": [
                "message"
              ],
              "properties": {
                "message": {
                  "type": "string"
                }
              }
            }
          ]
        }
      }
    }
  ]
};
