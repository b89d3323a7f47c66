// Written by npm run generate from openapi.yaml.
import type { AnswerSchema } from '../answer.ts';
import type { Schema } from '../types.ts';
import { ZoneClockSchema } from './locations.ts';
import { ConventionsSchema, RecordSchema } from './records.ts';

export const TenGodSchema: AnswerSchema<Schema<'TenGod'>> = {
  "type": "string",
  "pattern": "^(比肩|劫财|食神|伤官|偏财|正财|七杀|正官|偏印|正印)$"
};

export const LifeStageSchema: AnswerSchema<Schema<'LifeStage'>> = {
  "type": "string",
  "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
};

export const GanzhiSchema: AnswerSchema<Schema<'Ganzhi'>> = {
  "type": "string",
  "pattern": "^([甲丙戊庚壬][子寅辰午申戌]|[乙丁己辛癸][丑卯巳未酉亥])$"
};

export const PillarSchema: AnswerSchema<Schema<'Pillar'>> = {
  "type": "object",
  "required": [
    "shi_shen",
    "heavenly_stem",
    "earthly_branch",
    "cang_gan",
    "cang_gan_shi_shen",
    "na_yin",
    "kong_wang",
    "di_shi"
  ],
  "properties": {
    "shi_shen": {
      "type": "string",
      "pattern": "^(比肩|劫财|食神|伤官|偏财|正财|七杀|正官|偏印|正印|日主)$"
    },
    "heavenly_stem": {
      "type": "string",
      "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
    },
    "earthly_branch": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]$"
    },
    "cang_gan": {
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
      },
      "minItems": 1,
      "maxItems": 3
    },
    "cang_gan_shi_shen": {
      "type": "array",
      "items": {
        "$ref": () => TenGodSchema
      },
      "minItems": 1,
      "maxItems": 3
    },
    "na_yin": {
      "type": "string",
      "minLength": 3,
      "maxLength": 3
    },
    "kong_wang": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]{2}$"
    },
    "di_shi": {
      "$ref": () => LifeStageSchema
    },
    "zi_zuo": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    }
  }
};

export const LuckPillarSchema: AnswerSchema<Schema<'LuckPillar'>> = {
  "type": "object",
  "required": [
    "shi_shen",
    "gan",
    "zhi",
    "cang_gan",
    "cang_gan_shi_shen",
    "na_yin",
    "kong_wang",
    "di_shi"
  ],
  "properties": {
    "shi_shen": {
      "$ref": () => TenGodSchema
    },
    "gan": {
      "type": "string",
      "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
    },
    "zhi": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]$"
    },
    "cang_gan": {
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
      },
      "minItems": 1,
      "maxItems": 3
    },
    "cang_gan_shi_shen": {
      "type": "array",
      "items": {
        "$ref": () => TenGodSchema
      },
      "minItems": 1,
      "maxItems": 3
    },
    "na_yin": {
      "type": "string"
    },
    "kong_wang": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]{2}$"
    },
    "di_shi": {
      "$ref": () => LifeStageSchema
    },
    "zi_zuo": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    }
  }
};

export const DaYunSchema: AnswerSchema<Schema<'DaYun'>> = {
  "type": "object",
  "required": [
    "start_age",
    "start_year",
    "ganzhi",
    "shi_shen",
    "cang_gan_shi_shen",
    "current"
  ],
  "properties": {
    "start_age": {
      "type": "integer"
    },
    "end_age": {
      "type": "integer"
    },
    "start_year": {
      "type": "integer"
    },
    "end_year": {
      "type": "integer"
    },
    "start_date": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "ganzhi": {
      "$ref": () => GanzhiSchema
    },
    "shi_shen": {
      "$ref": () => TenGodSchema
    },
    "cang_gan": {
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
      },
      "minItems": 1,
      "maxItems": 3
    },
    "cang_gan_shi_shen": {
      "type": "array",
      "items": {
        "$ref": () => TenGodSchema
      },
      "minItems": 1,
      "maxItems": 3
    },
    "na_yin": {
      "type": "string"
    },
    "kong_wang": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]{2}$"
    },
    "di_shi": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    },
    "zi_zuo": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    },
    "current": {
      "type": "boolean"
    }
  }
};

export const LiuNianSchema: AnswerSchema<Schema<'LiuNian'>> = {
  "type": "object",
  "required": [
    "age",
    "year",
    "ganzhi",
    "shi_shen",
    "cang_gan_shi_shen"
  ],
  "properties": {
    "age": {
      "type": "integer"
    },
    "year": {
      "type": "integer"
    },
    "ganzhi": {
      "$ref": () => GanzhiSchema
    },
    "shi_shen": {
      "$ref": () => TenGodSchema
    },
    "cang_gan": {
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
      },
      "minItems": 1,
      "maxItems": 3
    },
    "cang_gan_shi_shen": {
      "type": "array",
      "items": {
        "$ref": () => TenGodSchema
      },
      "minItems": 1,
      "maxItems": 3
    },
    "na_yin": {
      "type": "string"
    },
    "kong_wang": {
      "type": "string",
      "pattern": "^[子丑寅卯辰巳午未申酉戌亥]{2}$"
    },
    "di_shi": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    },
    "zi_zuo": {
      "type": "string",
      "pattern": "^(长生|沐浴|冠带|临官|帝旺|衰|病|死|墓|绝|胎|养)$"
    },
    "current": {
      "type": "boolean"
    }
  }
};

export const BaziSchema: AnswerSchema<Schema<'Bazi'>> = {
  "type": "object",
  "required": [
    "year_pillar",
    "month_pillar",
    "day_pillar",
    "time_pillar",
    "da_yun_pillar",
    "liu_nian_pillar",
    "qi_yun_date"
  ],
  "properties": {
    "year_pillar": {
      "$ref": () => PillarSchema
    },
    "month_pillar": {
      "$ref": () => PillarSchema
    },
    "day_pillar": {
      "$ref": () => PillarSchema
    },
    "time_pillar": {
      "$ref": () => PillarSchema
    },
    "da_yun_pillar": {
      "oneOf": [
        {
          "$ref": () => LuckPillarSchema
        },
        {
          "type": "null"
        }
      ]
    },
    "liu_nian_pillar": {
      "$ref": () => LuckPillarSchema
    },
    "qi_yun_date": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    }
  }
};

export const QiYunSchema: AnswerSchema<Schema<'QiYun'>> = {
  "type": "object",
  "required": [
    "years",
    "months",
    "days",
    "hours",
    "forward"
  ],
  "properties": {
    "years": {
      "type": "integer",
      "minimum": 0
    },
    "months": {
      "type": "integer",
      "minimum": 0
    },
    "days": {
      "type": "integer",
      "minimum": 0
    },
    "hours": {
      "type": "integer",
      "minimum": 0
    },
    "forward": {
      "type": "boolean"
    }
  }
};

export const TrailStepSchema: AnswerSchema<Schema<'TrailStep'>> = {
  "type": "object",
  "required": [
    "kind",
    "minutes",
    "result"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "clock",
        "dst",
        "zone",
        "longitude",
        "equation_of_time"
      ]
    },
    "minutes": {
      "type": "number"
    },
    "result": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    }
  }
};

export const TermDistanceSchema: AnswerSchema<Schema<'TermDistance'>> = {
  "type": "object",
  "required": [
    "name",
    "at",
    "minutes"
  ],
  "properties": {
    "name": {
      "type": "string"
    },
    "at": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "minutes": {
      "type": "number"
    }
  }
};

export const ChartWarningSchema: AnswerSchema<Schema<'ChartWarning'>> = {
  "type": "object",
  "required": [
    "kind",
    "message"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "near_jie",
        "near_zi",
        "near_hour",
        "dst_applied",
        "dst_overlap",
        "dst_disputed",
        "historic_clock",
        "beyond_2050"
      ]
    },
    "message": {
      "type": "string",
      "minLength": 1
    }
  }
};

export const BirthTruthSchema: AnswerSchema<Schema<'BirthTruth'>> = {
  "type": "object",
  "required": [
    "clock",
    "lunar",
    "zone",
    "longitude",
    "true_solar",
    "steps",
    "corrected_time",
    "jie",
    "warnings"
  ],
  "properties": {
    "clock": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "lunar": {
      "type": "object",
      "required": [
        "year",
        "month",
        "leap",
        "day",
        "text"
      ],
      "properties": {
        "year": {
          "type": "integer"
        },
        "month": {
          "type": "integer",
          "minimum": 1,
          "maximum": 12
        },
        "leap": {
          "type": "boolean"
        },
        "day": {
          "type": "integer",
          "minimum": 1,
          "maximum": 30
        },
        "text": {
          "type": "string"
        }
      }
    },
    "lunar_calendar": {
      "type": "string",
      "enum": [
        "korean",
        "vietnamese"
      ]
    },
    "zone": {
      "type": "string"
    },
    "zone_offset": {
      "type": "integer",
      "minimum": -86400,
      "maximum": 86400
    },
    "zone_clock": {
      "$ref": () => ZoneClockSchema
    },
    "longitude": {
      "type": [
        "number",
        "null"
      ]
    },
    "true_solar": {
      "type": "boolean"
    },
    "steps": {
      "type": "array",
      "items": {
        "$ref": () => TrailStepSchema
      },
      "minItems": 1
    },
    "corrected_time": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"
    },
    "jie": {
      "type": "object",
      "required": [
        "previous",
        "next"
      ],
      "properties": {
        "previous": {
          "$ref": () => TermDistanceSchema
        },
        "next": {
          "$ref": () => TermDistanceSchema
        }
      }
    },
    "warnings": {
      "type": "array",
      "items": {
        "$ref": () => ChartWarningSchema
      }
    }
  }
};

export const ReadingBasisSchema: AnswerSchema<Schema<'ReadingBasis'>> = {
  "type": "object",
  "required": [
    "group",
    "term",
    "column",
    "of"
  ],
  "properties": {
    "group": {
      "type": "string"
    },
    "term": {
      "type": "string",
      "minLength": 1
    },
    "column": {
      "type": [
        "string",
        "null"
      ]
    },
    "of": {
      "type": "string"
    }
  }
};

export const BasicAnalysisSchema: AnswerSchema<Schema<'BasicAnalysis'>> = {
  "type": "object",
  "required": [
    "year",
    "sentences"
  ],
  "properties": {
    "year": {
      "type": "integer"
    },
    "sentences": {
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "object",
        "required": [
          "text",
          "basis"
        ],
        "properties": {
          "text": {
            "type": "string",
            "minLength": 1
          },
          "basis": {
            "type": "array",
            "items": {
              "$ref": () => ReadingBasisSchema
            }
          }
        }
      }
    }
  }
};

export const PhaseSchema: AnswerSchema<Schema<'Phase'>> = {
  "type": "string",
  "enum": [
    "wood",
    "fire",
    "earth",
    "metal",
    "water"
  ]
};

export const JudgementSchema: AnswerSchema<Schema<'Judgement'>> = {
  "type": "object",
  "required": [
    "strength",
    "favourable"
  ],
  "properties": {
    "strength": {
      "type": "object",
      "required": [
        "verdict",
        "text",
        "leans",
        "percent",
        "doubt"
      ],
      "properties": {
        "verdict": {
          "type": "string",
          "enum": [
            "身强",
            "偏强",
            "中和",
            "偏弱",
            "身弱"
          ]
        },
        "text": {
          "type": "string",
          "minLength": 2
        },
        "leans": {
          "type": "string",
          "enum": [
            "strong",
            "weak"
          ]
        },
        "percent": {
          "type": "number",
          "minimum": 0,
          "maximum": 100
        },
        "doubt": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1
          }
        }
      }
    },
    "favourable": {
      "type": "object",
      "required": [
        "method",
        "useful",
        "helpful",
        "harmful",
        "readings"
      ],
      "properties": {
        "method": {
          "type": "string",
          "enum": [
            "扶抑",
            "调候",
            "通关",
            "格局",
            "从化"
          ]
        },
        "useful": {
          "type": "array",
          "items": {
            "$ref": () => PhaseSchema
          },
          "minItems": 1
        },
        "helpful": {
          "type": "array",
          "items": {
            "$ref": () => PhaseSchema
          }
        },
        "harmful": {
          "type": "array",
          "items": {
            "$ref": () => PhaseSchema
          }
        },
        "readings": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "as",
              "useful",
              "good",
              "harmful"
            ],
            "properties": {
              "as": {
                "type": "string",
                "minLength": 2
              },
              "useful": {
                "$ref": () => PhaseSchema
              },
              "good": {
                "type": "array",
                "items": {
                  "$ref": () => PhaseSchema
                }
              },
              "harmful": {
                "type": "array",
                "items": {
                  "$ref": () => PhaseSchema
                }
              }
            }
          }
        }
      }
    }
  }
};

export const ChartSchema: AnswerSchema<Schema<'Chart'>> = {
  "type": "object",
  "required": [
    "bazi",
    "da_yun_list"
  ],
  "properties": {
    "bazi": {
      "$ref": () => BaziSchema
    },
    "basic_analysis": {
      "$ref": () => BasicAnalysisSchema
    },
    "judgement": {
      "$ref": () => JudgementSchema
    },
    "da_yun_list": {
      "type": "array",
      "items": {
        "$ref": () => DaYunSchema
      },
      "minItems": 1
    },
    "qi_yun": {
      "$ref": () => QiYunSchema
    },
    "conventions": {
      "$ref": () => ConventionsSchema
    },
    "truth": {
      "$ref": () => BirthTruthSchema
    },
    "day_master": {
      "type": "string",
      "pattern": "^[甲乙丙丁戊己庚辛壬癸]$"
    }
  }
};

export const RecordChartSchema: AnswerSchema<Schema<'RecordChart'>> = {
  "allOf": [
    {
      "$ref": () => ChartSchema
    },
    {
      "type": "object",
      "properties": {
        "record": {
          "$ref": () => RecordSchema
        }
      }
    }
  ]
};
